type Data = Readonly<Record<string, unknown>>

const thing = (type: string, more: Data): Data => ({ '@context': 'https://schema.org', '@type': type, ...more })
const graph = (...nodes: readonly Data[]): Data => ({ '@context': 'https://schema.org', '@graph': nodes })
const json = (data: Data) => `${JSON.stringify(data, null, 2)}\n`
const page = (data: Data, { lang = 'en', path = 'page', body = '<h1>Page</h1>' } = {}) => `<!doctype html>
<html lang="${lang}">
<head>
<title>Page</title>
<link rel="canonical" href="https://shop.example/${path}">
<script type="application/ld+json">
${json(data)}</script>
</head>
<body>
${body}
</body>
</html>
`

/** Files that show each rule, in a folder of its name. */
export const goldens: Readonly<Record<string, string>> = {
  'bad-date/article.jsonld': json(thing('Article', { datePublished: '21/11/2026', dateModified: '2026-02-30' })),
  'bad-duration/video.jsonld': json(thing('VideoObject', { duration: '1:30' })),
  'conflicting-types/a.html': page(thing('Organization', { '@id': 'https://shop.example/#us', name: 'Us' })),
  'conflicting-types/b.html': page(
    graph({ '@type': 'Store', '@id': 'https://shop.example/#us' }, { '@type': 'Person', '@id': '/#us', name: 'Us' }),
    { path: 'b' },
  ),
  'contradicted-date/page.html': page(thing('Article', { headline: 'Page', datePublished: '2026-02-01T09:00:00Z' }), {
    body: `<p>Published 10 March 2026</p>
<p>Your address will not be published.</p>
<ol><li>A comment, <time datetime="2024-05-01">1 May 2024</time></li></ol>`,
  }),
  'dangling-id/elsewhere.html': page(
    thing('WebPage', {
      publisher: { '@id': 'https://other.example/#org' },
      author: { '@id': 'https://shop.example/page#page' },
    }),
    { path: 'elsewhere' },
  ),
  'dangling-id/page.html': page(
    graph({
      '@type': 'WebPage',
      '@id': 'https://shop.example/page#page',
      publisher: { '@id': 'https://shop.example/#organization' },
      author: { '@id': '#autor' },
    }),
  ),
  'deprecated/role.jsonld': json(
    thing('Person', {
      memberOf: {
        '@type': 'OrganizationRole',
        namedPosition: 'Chair',
        memberOf: { '@type': 'Organization', name: 'Us' },
      },
    }),
  ),
  'duplicate-key/person.jsonld': `{
  "@context": "https://schema.org",
  "@type": "Person",
  "knows": { "@type": "Person", "name": "Ada", "name": "Grace" }
}
`,
  'enum-member/offer.jsonld': json(
    thing('Offer', { availability: 'InStok', itemCondition: 'https://schema.org/newCondition' }),
  ),
  'foreign-context/note.jsonld': json({ '@context': 'https://www.w3.org/ns/activitystreams', type: 'Note' }),
  'google-advice/page.html': page(
    thing('Product', {
      name: 'Page',
      offers: { '@type': 'Offer', price: '12.99', availability: 'https://schema.org/InStock' },
    }),
    { body: '<p>12.99</p>' },
  ),
  'google-recommended/page.html': page(
    thing('VideoObject', {
      name: 'Page',
      thumbnailUrl: 'https://shop.example/a.png',
      uploadDate: '2026-11-21',
      duration: 'PT1M',
    }),
  ),
  'google-required/page.html': page(
    graph(
      { '@type': 'Restaurant', name: 'Chez nous' },
      { '@type': 'Product', name: 'Page', offers: { '@type': 'Offer' } },
    ),
  ),
  'google-retired/page.html': page(thing('HowTo', { name: 'Page' }), { body: '<p>Page</p>' }),
  'google-value/page.html': page(
    thing('Product', {
      name: 'Page',
      offers: { '@type': 'Offer', price: '12,99 €', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    }),
    { body: '<p>12,99 €</p>' },
  ),
  'hidden-date/fr.html': page(thing('WebPage', { dateModified: '2026-11-22', datePublished: '2026-11-01' }), {
    lang: 'fr',
    body: '<h1>Page</h1><p>Bonjour.</p>',
  }),
  'hidden-date/page.html': page(thing('WebPage', { dateModified: '2026-11-22' }), {
    body: '<h1>Page</h1><p>Updated <time datetime="2026-11-21">yesterday</time></p>',
  }),
  'hidden-name/page.html': page(thing('Article', { headline: 'Another headline' }), { body: '<h1>Our headline</h1>' }),
  'hidden-price/page.html': page(
    thing('Product', { name: 'Lamp', offers: { '@type': 'Offer', price: '1199.00', priceCurrency: 'EUR' } }),
    { body: '<h1>Lamp</h1><p>1 299,00 €</p>' },
  ),
  'hidden-rating/page.html': page(
    thing('Product', {
      name: 'Lamp',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 156 },
    }),
    { body: '<h1>Lamp</h1><p>It gives light.</p>' },
  ),
  'hidden-question/page.html': page(
    thing('FAQPage', {
      mainEntity: [
        { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because of the evidence.' } },
        { '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: '<p>Slowly.</p>' } },
      ],
    }),
    { body: '<h1>Page</h1><h2>Why?</h2><p>Because of nothing.</p><h2>How?</h2><p>Slowly.</p>' },
  ),
  'http-context/person.jsonld': json({ '@context': 'http://schema.org', '@type': 'Person', name: 'Ada' }),
  'more/many.jsonld': json(thing('Person', Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`zz${n}`, n])))),
  'nested-context/person.jsonld': json(
    thing('Person', {
      knows: {
        '@context': ['https://schema.org', { nick: 'http://xmlns.com/foaf/0.1/nick' }],
        '@type': 'Person',
        nick: 'Ada',
      },
    }),
  ),
  'nested-list/person.jsonld': json(thing('Person', { knows: [[{ '@type': 'Person', name: 'Ada' }]] })),
  'no-context/list.jsonld': `[{ "@context": "https://schema.org", "@type": "Person" }, 5]
`,
  'no-context/person.jsonld': json({ '@type': 'Person', name: 'Ada' }),
  'no-context/slip.md': `# A note

\`\`\`jsonld
{ "@context": "schema.org", "@type": "Person" }
\`\`\`
`,
  'no-type/person.jsonld': json(thing('Person', { address: { streetAddress: '1, High Street' } })),
  'not-a-number/book.jsonld': json(thing('Book', { numberOfPages: '200 pages' })),
  'not-json/page.html': `<!doctype html>
<html lang="en">
<head>
<title>Page</title>
<link rel="canonical" href="https://shop.example/page">
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "Person"
  "name": "Ada"
}
</script>
</head>
<body>
<h1>Page</h1>
</body>
</html>
`,
  'not-json/text.jsonld': `Not JSON at all
`,
  'not-read/page.html': `<!doctype html>
<html lang="en">
<title>Page</title>
<div itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ada</span></div>
<div vocab="https://schema.org/" typeof="Person"><span property="name">Ada</span></div>
</html>
`,
  'null-value/person.jsonld': json(thing('Person', { name: null, knows: [null] })),
  'number-for-text/address.jsonld': json(thing('PostalAddress', { postalCode: 75002 })),
  'numbered-list/php.jsonld': json(
    thing('Person', { name: 'Ada', sameAs: { '0': 'https://a.example/', '2': 'https://b.example/' } }),
  ),
  'other-language/page.html': page(thing('WebPage', { inLanguage: 'en-GB' }), { lang: 'fr' }),
  'other-types-property/page.html': page(thing('Service', { availableLanguage: ['en', 'fr'] })),
  'spelling/person.jsonld': json({
    '@context': 'https://schema.org/',
    '@type': ['Person'],
    'schema:name': 'Ada',
    gender: 'https://schema.org/Female',
    potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=q' },
  }),
  'text-for-object/event.jsonld': json(thing('Review', { reviewRating: '4', itemReviewed: 'A book' })),
  'too-deep/deep.jsonld': `{"@context": "https://schema.org", "@graph": ${'['.repeat(221)}${']'.repeat(221)}}
`,
  'unknown-keyword/thing.jsonld': json(thing('Thing', { '@url': 'x', '@Id': '#a', subjectOf: { '@id': 5 } })),
  'unknown-property/note.md': `Text first.

~~~json
{
  "@context": "https://schema.org",
  "@type": "Person",
  "favouriteColour": "red"
}
~~~
`,
  'unknown-property/page.html': page(
    thing('Person', { nmae: 'Ada', worksFor: { '@type': 'Organization', Telephone: '1' } }),
  ),
  'unknown-type/case.jsonld': json(thing('Person', { worksFor: { '@type': 'organization', name: 'x' } })),
  'unknown-type/list.jsonld': json({ '@context': 'https://schema.org', '@type': ['Person', 'Persona'] }),
  'unknown-type/page.html': page(thing('Orgnization', { name: 'Page' })),
  'wrong-node/book.jsonld': json(
    thing('Book', { author: { '@type': 'Place', name: 'Paris' }, name: { '@id': '#name' } }),
  ),
  'wrong-value/book.jsonld': json(thing('Book', { isFamilyFriendly: 'True', name: true })),
}
