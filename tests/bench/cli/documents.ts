import { checkDocument } from '../../../src/json-ld/check/document.ts'
import type { JsonObject } from '../../../src/json-ld/json.ts'
import { vocabulary } from '../../../src/json-ld/vocabulary/vocabulary.ts'
import { misspell } from '../../oracle/mutate.ts'
import { Random } from '../../oracle/random.ts'

const context = { '@context': 'https://schema.org' } as const

/** About 200 bytes, as a small page has it. */
export const smallDocument: JsonObject = {
  ...context,
  '@type': 'Article',
  '@id': '#article',
  headline: 'A headline',
  datePublished: '2026-11-21',
  author: { '@type': 'Person', name: 'Ada Lovelace', url: 'https://example.org/ada' },
  publisher: { '@id': 'https://example.org/#organization' },
}

/** About 6 KB: a graph of an organization, a page, its breadcrumbs and twelve questions. */
export const largeDocument: JsonObject = {
  ...context,
  '@graph': [
    {
      '@type': 'ProfessionalService',
      '@id': 'https://example.org/#organization',
      name: 'Example',
      url: 'https://example.org/',
      logo: { '@type': 'ImageObject', url: 'https://example.org/logo.png', width: '512', height: '512' },
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1, rue Exemple',
        postalCode: '75002',
        addressLocality: 'Paris',
        addressCountry: 'FR',
      },
      openingHoursSpecification: ['Monday', 'Tuesday', 'Wednesday'].map((dayOfWeek) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek,
        opens: '09:00',
        closes: '18:00',
      })),
      sameAs: ['https://example.com/a', 'https://example.com/b'],
    },
    {
      '@type': 'FAQPage',
      '@id': 'https://example.org/faq#page',
      url: 'https://example.org/faq',
      name: 'Questions',
      inLanguage: 'en',
      dateModified: '2026-11-21',
      isPartOf: {
        '@type': 'WebSite',
        '@id': 'https://example.org/#website',
        name: 'Example',
        url: 'https://example.org/',
      },
      mainEntity: Array.from({ length: 12 }, (_, index) => ({
        '@type': 'Question',
        name: `Question ${index + 1}: what does an assistant read of this page, and when?`,
        acceptedAnswer: {
          '@type': 'Answer',
          text: 'It reads the HTML that the server sends. '.repeat(6),
          datePublished: '2026-11-21',
        },
      })),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: ['Home', 'Questions'].map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `https://example.org/${name}`,
      })),
    },
  ],
}

/** A page of about 60 KB with a document that agrees with its text. */
export function pageOf(index: number): string {
  const document = JSON.stringify(largeDocument).replaceAll('example.org/faq', `example.org/faq-${index}`)
  const questions = Array.from(
    { length: 12 },
    (_, number) =>
      `<h2>Question ${number + 1}: what does an assistant read of this page, and when?</h2><p>${'It reads the HTML that the server sends. '.repeat(6)}</p>`,
  )
  const filling = '<p class="passage">Every passage <a href="/faq">stands</a> on <em>its own</em>.</p>\n'.repeat(600)
  return `<!doctype html><html lang="en"><head><title>Questions</title><link rel="canonical" href="https://example.org/faq-${index}"><script type="application/ld+json">${document}</script></head><body><time datetime="2026-11-21">today</time>${questions.join('')}${filling}</body></html>`
}

/** For how many names of properties and types with one typing error the first suggestion is right. */
export function typos(count: number): { right: number; asked: number } {
  const random = new Random(7)
  const types = [...vocabulary.thing.nodes.values()].filter(
    ({ properties, type }) => properties.size > 20 && /^\w+$/.test(type),
  )
  let [right, asked] = [0, 0]
  while (asked < count) {
    const type = random.pick(types)
    const name = random.pick([...type.properties.keys()])
    const wrong = misspell(name, random)
    // An error may give another existing name; the shortest names cannot be recognised after one.
    if (name.length < 4 || wrong === name || vocabulary.properties.has(wrong)) continue
    asked++
    const [problem] = checkDocument({ ...context, '@type': type.type, [wrong]: 'x' }).filter(
      ({ rule }) => rule === 'unknownProperty',
    )
    if (problem?.suggestion === name) right++
  }
  return { right, asked }
}
