/**
 * `<rule> right|wrong <why>: <SHA-1 of the address of each page, 12 digits>`: what the finding says was looked for in the source of
 * the page and in the text around it. Of pages of hosts whose SHA-1 begins with 0 to 7. Where a reason is that of several pages, a
 * script looked for it in the source and a reader saw what it found; what a rule no longer says after it was mended is not kept.
 */
export const verdictLines = `
access/canonical right no canonical link in the source, or a relative one: 05f35b2c81d5 074ad4289393 093d8119eb43 0c56820e28a0 0ce8ca91f9be 0ddaaedbaccf 1e4831b4e6e6 211ad2f54070 21888817b6a9 267920b40dcd 28cfd7d090f6 29430028ed0c 3807909e0e7c 39720c51bca8
access/canonical right no link of that kind in the head or elsewhere: 3b77191f8925 42c393d77403 4570219f4b0a 4aed42906db6 4c870ea8b4e9
access/canonical right no link of that kind in 45,000 characters of head: 4152ee76f616
access/canonical right no link of that kind in 55,000 characters of head: 41aa5c4410d4
access/canonical right one names the start page, the other an article on basic income: 4ff40b52666d
access/meta-robots right the robots meta says noindex: 6958cfccd8ad 87b22352b1b5 95da46c0e7d1 d5837b26cec8 e20ec616cd77
access/raw-html right next to no words in the HTML, or broken characters in the text: 271006d38a00 293a15784835 31113e15a891 3e28cac8cf88 4aed42906db6 4ba3218e7e60 553faa5a5939 6afdf29b294e
access/raw-html right the umlaut of a word in the footer is U+FFFD in the file: 6066abd43ad0
access/raw-html right a diary entry of five lines, the rest is the menu of the blog: 86a7f6480f68
access/raw-html right menu and footer alone: the instructions are written by a script: 8c6096d3e052
access/raw-html right a blog whose text is in a script template, the HTML has title and date: 9880a948031a
access/raw-html right menu and settings, the recipe is written by a script: a54ae156a4a6
access/raw-html right a broken pair of characters where an accent belongs, near the end of the ingredients: ab00b86e7322
access/raw-html right title, date, author and a question; the lesson is a film: abc17b9caec4
access/raw-html right menu and heading, the announcement is a picture: b18b2a048ce0
access/raw-html right one of many short pages of a story, 145 words with the menu: de1b7b8cea80
access/raw-html right the body is empty: dfd90db07256
access/raw-html right three notes of one sentence each: e9fdfde43f4d
bilingual/hreflang right relative addresses, or the page is not among its alternates: 01bee8e4b339 0c56820e28a0 3b77191f8925 44ccefd14441 5598d87d97ae 7c5ff7e4ad61 85b0f3615480 a4c1c57f1c87
bilingual/in-language right inLanguage holds the name of a language: a5732af58946
bilingual/lang right no lang on html, or no valid code: 001f43cb87b4 089df94e2706 0b5171fd1ab0 0ea78be6a81c 10e299624bab 152a97d35899 17af5a7cec44 1dd6aa34b40d 27fb538a0f63 2df926623778 31113e15a891 3b77191f8925 4570219f4b0a 479f9d9e0ca6
bilingual/lang right the start tag is <html> alone: 480d2d7a2f2e 5d70e844efb4 702f28b119fc
bilingual/lang right data attributes only: 5b2346305b90
bilingual/lang right xmlns and prefix only: 5b4a7c924f14
bilingual/lang right xml:lang only, which HTML does not read: 5d6a4e0f1955 5dda83d9d10c
bilingual/lang right ng-app, namespaces and a class only: 6afdf29b294e
extract/headings right no h1 element in the source: 093d8119eb43 10e299624bab 2cb2d3fa8cd0 3a85ea7a369b 4ff40b52666d 5342f85bb4cb 57d2b453f886 6619e8d4d434 6958cfccd8ad
extract/headings wrong the title of the topic is an h2 above the first post, taken for navigation: 22738861c68b
extract/headings right title and chapters are h2: 702f28b119fc 74784e753ac1
extract/headings right the title is an h2 with a link: 7b18b17025fa
extract/headings right a recipe page with no heading element at all: 80cd08ffcdd4
extract/headings right title h3, chapters h4: 8a7c4cb849b3
extract/headings right the one heading is of the footer: 8c6096d3e052
extract/headings right the h1 is the name of the blog, the article has none: 8ea9df24f5d9
extract/headings right title h2, then h4: 988d9eaa7903
extract/headings wrong the title of the entry is an h3, taken for navigation: aec6d8f86be4
extract/headings right title of the topic is an h3: cae4757dbf53
extract/headings right title and sections are h2: d9b45f786117
extract/headings right title of the post is an h3 below h2 of the sidebar: dd5831b23967
extract/media right more than half of the images have no alt in the source: 0531144f75b5 068b2e3e012f 093d8119eb43 0c56820e28a0 150d026d65d5 22bda57891b2 31113e15a891 391ddf792bcc 4152ee76f616 42ab3d20b8e3 42c393d77403 49665e1eb928 4aed42906db6 529374538e19
extract/media right 31 of 36 images, portraits and photographs of the article among them: 5d70e844efb4
extract/media right both photographs of the report, and a picture of the weather: 5fc74ef6cbe7
extract/media right the logo and the photograph of the match, there are no others: 67cda82f576b
extract/media right 18 of 24, pictures of the teasers among them: 6958cfccd8ad
extract/media right pictures of profiles and of the invitation, of those that are outside templates: 6afdf29b294e
extract/media right 59 of 64, the photographs of the exhibits: 7a380d561876
extract/media right 34 of 35, the menu is made of pictures with words on them: 7ae0a48e0471
extract/media right 399 of 407, the photographs of the article among them: 7ccc9fd06a74
extract/section-length right a long article without a subheading: 071488dddbb7 1d82aebc6b60 2b832a0293da 2df926623778 2e74ec2944b4 33aa18549379 41172f81b191 4c870ea8b4e9 5d182584fe78 5d70e844efb4
extract/section-length right an interview of 1,182 words under the name of the photographer: 3f871c30bb94
extract/section-length wrong the heading is of the navigation, the text of the article: 4acac1d45a50
extract/section-length right an essay of 3,684 words with bold lines in place of headings: 585f7eaa4070
extract/section-length right a chapter of a novel in one piece: 728c2ca01ef8
extract/section-length right a long report, no heading below its title: 7f647c780338
extract/section-length wrong ingredients once for each number of portions, hidden by a script: 8538b26dcf49
extract/section-length right a report of 1,228 words, no heading below its title: 892a11b2418b
extract/section-length right an interview of 1,229 words in one piece: 89bcf8645f3f
extract/section-length wrong the heading is of the buttons to share, the text of the article: 8a8167136258
extract/section-length right an essay of 1,756 words, no heading below its title: 93d70e5c6c45
extract/section-length right a report of 1,235 words, the small headings are of a chart: 969aa48e71f1
identity/author right no byline, author meta or maker in the source: 01a2a8f02f6b 01bee8e4b339 074ad4289393 082b53f5233b 093d8119eb43 10e299624bab 1e4831b4e6e6 2008db109e5b 211ad2f54070 28cfd7d090f6 293a15784835 2bb80b7c2a84 3807909e0e7c
identity/author right press release: neither person nor association in byline, meta or data: 3a85ea7a369b
identity/author right a villa to let, without landlord or firm beside it: 3b77191f8925
identity/author right report of a federation, unsigned, without markup: 42c393d77403
identity/author right report in Arabic, unsigned, without markup: 4396863e57e8
identity/author right product of a shop, the shop is not named in markup: 45e8b7a31320
identity/author right Korean article, no reporter in text or markup: 4aed42906db6
identity/json-ld right the script does not parse as JSON: 018b189f821e 04de137a4eb2 068b2e3e012f 0ce8ca91f9be 18e65a5a59f8 2cb2d3fa8cd0
identity/json-ld right begins with <![CDATA[, which JSON does not know: 2e74ec2944b4 333091fd0bd5 33aa18549379 4f06309e2fc9 77075b463bc7 c3a0bd4a1c46 dd5451460d61
identity/json-ld right begins with <![CDATA[, which JSON does not know, four times: 41172f81b191
identity/json-ld right a line break within a string: 42ab3d20b8e3 529374538e19 80cd08ffcdd4
identity/json-ld right begins with a comment of JavaScript: 5598d87d97ae
identity/json-ld right keys without quotation marks: 659e94eaad45
identity/json-ld right a comma before the closing brace: ab00b86e7322
identity/json-ld right text behind the end of the object: b515af77703b
identity/json-ld right the script is empty: b6d9996316de
`
