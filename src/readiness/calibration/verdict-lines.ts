/**
 * `<SHA-1 of the address, 12 digits> <rule> right|wrong <why>`: the finding and the line it names were read, and what it says was
 * looked for in the source of the page, for five of the rules by a script.
 */
export const verdictLines = `
05f35b2c81d5 access/canonical right no canonical link in the source, or a relative one
074ad4289393 access/canonical right no canonical link in the source, or a relative one
093d8119eb43 access/canonical right no canonical link in the source, or a relative one
0c56820e28a0 access/canonical right no canonical link in the source, or a relative one
0ce8ca91f9be access/canonical right no canonical link in the source, or a relative one
0ddaaedbaccf access/canonical right no canonical link in the source, or a relative one
1e4831b4e6e6 access/canonical right no canonical link in the source, or a relative one
211ad2f54070 access/canonical right no canonical link in the source, or a relative one
21888817b6a9 access/canonical right no canonical link in the source, or a relative one
267920b40dcd access/canonical right no canonical link in the source, or a relative one
28cfd7d090f6 access/canonical right no canonical link in the source, or a relative one
29430028ed0c access/canonical right no canonical link in the source, or a relative one
3807909e0e7c access/canonical right no canonical link in the source, or a relative one
39720c51bca8 access/canonical right no canonical link in the source, or a relative one
6958cfccd8ad access/meta-robots right the robots meta says noindex
87b22352b1b5 access/meta-robots right the robots meta says noindex
95da46c0e7d1 access/meta-robots right the robots meta says noindex
d5837b26cec8 access/meta-robots right the robots meta says noindex
e20ec616cd77 access/meta-robots right the robots meta says noindex
271006d38a00 access/raw-html right next to no words in the HTML, or broken characters in the text
293a15784835 access/raw-html right next to no words in the HTML, or broken characters in the text
31113e15a891 access/raw-html right next to no words in the HTML, or broken characters in the text
3e28cac8cf88 access/raw-html right next to no words in the HTML, or broken characters in the text
4aed42906db6 access/raw-html right next to no words in the HTML, or broken characters in the text
4ba3218e7e60 access/raw-html right next to no words in the HTML, or broken characters in the text
553faa5a5939 access/raw-html right next to no words in the HTML, or broken characters in the text
6afdf29b294e access/raw-html right next to no words in the HTML, or broken characters in the text
01bee8e4b339 bilingual/hreflang right relative addresses, or the page is not among its alternates
0c56820e28a0 bilingual/hreflang right relative addresses, or the page is not among its alternates
3b77191f8925 bilingual/hreflang right relative addresses, or the page is not among its alternates
44ccefd14441 bilingual/hreflang right relative addresses, or the page is not among its alternates
5598d87d97ae bilingual/hreflang right relative addresses, or the page is not among its alternates
7c5ff7e4ad61 bilingual/hreflang right relative addresses, or the page is not among its alternates
85b0f3615480 bilingual/hreflang right relative addresses, or the page is not among its alternates
a4c1c57f1c87 bilingual/hreflang right relative addresses, or the page is not among its alternates
a5732af58946 bilingual/in-language right inLanguage holds the name of a language
001f43cb87b4 bilingual/lang right no lang on html, or no valid code
089df94e2706 bilingual/lang right no lang on html, or no valid code
0b5171fd1ab0 bilingual/lang right no lang on html, or no valid code
0ea78be6a81c bilingual/lang right no lang on html, or no valid code
10e299624bab bilingual/lang right no lang on html, or no valid code
152a97d35899 bilingual/lang right no lang on html, or no valid code
17af5a7cec44 bilingual/lang right no lang on html, or no valid code
1dd6aa34b40d bilingual/lang right no lang on html, or no valid code
27fb538a0f63 bilingual/lang right no lang on html, or no valid code
2df926623778 bilingual/lang right no lang on html, or no valid code
31113e15a891 bilingual/lang right no lang on html, or no valid code
3b77191f8925 bilingual/lang right no lang on html, or no valid code
4570219f4b0a bilingual/lang right no lang on html, or no valid code
479f9d9e0ca6 bilingual/lang right no lang on html, or no valid code
093d8119eb43 extract/headings right no h1 element in the source
10e299624bab extract/headings right no h1 element in the source
2cb2d3fa8cd0 extract/headings right no h1 element in the source
3a85ea7a369b extract/headings right no h1 element in the source
4ff40b52666d extract/headings right no h1 element in the source
5342f85bb4cb extract/headings right no h1 element in the source
57d2b453f886 extract/headings right no h1 element in the source
6619e8d4d434 extract/headings right no h1 element in the source
6958cfccd8ad extract/headings right no h1 element in the source
0531144f75b5 extract/media right more than half of the images have no alt in the source
068b2e3e012f extract/media right more than half of the images have no alt in the source
093d8119eb43 extract/media right more than half of the images have no alt in the source
0c56820e28a0 extract/media right more than half of the images have no alt in the source
150d026d65d5 extract/media right more than half of the images have no alt in the source
22bda57891b2 extract/media right more than half of the images have no alt in the source
31113e15a891 extract/media right more than half of the images have no alt in the source
391ddf792bcc extract/media right more than half of the images have no alt in the source
4152ee76f616 extract/media right more than half of the images have no alt in the source
42ab3d20b8e3 extract/media right more than half of the images have no alt in the source
42c393d77403 extract/media right more than half of the images have no alt in the source
49665e1eb928 extract/media right more than half of the images have no alt in the source
4aed42906db6 extract/media right more than half of the images have no alt in the source
529374538e19 extract/media right more than half of the images have no alt in the source
071488dddbb7 extract/section-length right a long article without a subheading
1d82aebc6b60 extract/section-length right a long article without a subheading
2b832a0293da extract/section-length right a long article without a subheading
2df926623778 extract/section-length right a long article without a subheading
2e74ec2944b4 extract/section-length right a long article without a subheading
33aa18549379 extract/section-length right a long article without a subheading
41172f81b191 extract/section-length right a long article without a subheading
4acac1d45a50 extract/section-length wrong the heading is of the navigation, the text of the article
4c870ea8b4e9 extract/section-length right a long article without a subheading
5d182584fe78 extract/section-length right a long article without a subheading
5d70e844efb4 extract/section-length right a long article without a subheading
01a2a8f02f6b identity/author right no byline, author meta or maker in the source
01bee8e4b339 identity/author right no byline, author meta or maker in the source
074ad4289393 identity/author right no byline, author meta or maker in the source
082b53f5233b identity/author right no byline, author meta or maker in the source
093d8119eb43 identity/author right no byline, author meta or maker in the source
10e299624bab identity/author right no byline, author meta or maker in the source
1e4831b4e6e6 identity/author right no byline, author meta or maker in the source
1f792303994b identity/author wrong a byline of another newspaper and a meta author written with value instead of content
2008db109e5b identity/author right no byline, author meta or maker in the source
211ad2f54070 identity/author right no byline, author meta or maker in the source
28cfd7d090f6 identity/author right no byline, author meta or maker in the source
293a15784835 identity/author right no byline, author meta or maker in the source
2bb80b7c2a84 identity/author right no byline, author meta or maker in the source
3807909e0e7c identity/author right no byline, author meta or maker in the source
018b189f821e identity/json-ld right the script does not parse as JSON
04de137a4eb2 identity/json-ld right the script does not parse as JSON
068b2e3e012f identity/json-ld right the script does not parse as JSON
0ce8ca91f9be identity/json-ld right the script does not parse as JSON
18e65a5a59f8 identity/json-ld right the script does not parse as JSON
2cb2d3fa8cd0 identity/json-ld right the script does not parse as JSON
`
