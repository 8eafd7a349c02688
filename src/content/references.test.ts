import { describe, expect, it } from 'vitest'
import { brand } from '../site/brand.ts'
import type { Locale } from '../site/locales.ts'
import { collectionsOf, unpublished } from './page.fixture.ts'
import { formatProblem, type Problem } from './problem.ts'
import { type Context, cite, interpolate, resolveLink } from './references.ts'

const place = { line: 3, column: 7 }

function open(locale: Locale = 'en') {
  const problems: string[] = []
  const report = (problem: Problem) => void problems.push(formatProblem(problem))
  const { sources, figures, wording } = collectionsOf(locale, report)
  const context: Context = {
    file: 'page.md',
    locale,
    report,
    sources,
    figures,
    wording,
    cited: new Map(),
    scheduledIds: new Set([unpublished]),
  }
  return { context, problems }
}

describe('{brand.…}', () => {
  it.each([
    ['{brand.name}', brand.name],
    ['{brand.phones.france.display}', brand.phones.france.display],
    ['since {brand.foundingYear}', `since ${brand.foundingYear}`],
    ['{brand.name} and {brand.name}', `${brand.name} and ${brand.name}`],
  ])('%s is filled in', (text, filled) => {
    const { context, problems } = open()
    expect(interpolate(text, place, context)).toBe(filled)
    expect(problems).toEqual([])
  })

  it.each(['{brand.motto}', '{brand.legal}', '{brand.name.length}', '{brand.analyticsId}', '{brand.constructor}'])(
    '%s is reported and left as written',
    (text) => {
      const { context, problems } = open()
      expect(interpolate(text, place, context)).toBe(text)
      expect(problems).toEqual([`page.md:3:7: ${text} names nothing. Take a path of src/site/brand.ts.`])
    },
  )
})

it('{brand.email} is reported with the key that is meant, and what it holds', () => {
  const { context, problems } = open()
  interpolate('{brand.email}', place, context)
  expect(problems).toEqual([
    "page.md:3:7: {brand.email} names nothing. Did you mean 'emails'? It holds emails.contact, emails.support, emails.privacy.",
  ])
})

describe('{figure.…}', () => {
  it('is the value of the ledger', () => {
    expect(interpolate('{figure.lift} more', place, open().context)).toBe('40% more')
  })

  it('that is not in the ledger is reported with the ledger of the language', () => {
    const { context, problems } = open('fr')
    interpolate('{figure.none}', place, context)
    expect(problems).toEqual([
      'page.md:3:7: {figure.none} names nothing. Take a figure of src/content/figures/fr.yaml.',
    ])
  })
})

it('braces of any other kind are text', () => {
  expect(interpolate('{"a": 1} {token}', place, open().context)).toBe('{"a": 1} {token}')
})

describe('a link', () => {
  it.each([
    ['en', 'route:faq', '/faq'],
    ['fr', 'route:faq', '/fr/faq'],
    ['en', 'route:home', '/'],
    ['fr', 'route:home', '/fr'],
    ['fr', 'route:guide#mesure', '/fr/complete-geo-guide#mesure'],
  ] as const)('in %s to %s leads to %s', (locale, url, href) => {
    const { context, problems } = open(locale)
    expect(resolveLink(url, place, context)).toEqual({ kind: 'address', href })
    expect(problems).toEqual([])
  })

  it('to a page that is not published leads nowhere yet, and is no mistake', () => {
    const { context, problems } = open()
    expect(resolveLink(`route:${unpublished}`, place, context)).toEqual({ kind: 'unpublished' })
    expect(problems).toEqual([])
  })

  it.each(['https://a.example/b', 'mailto:a@b.example', 'tel:+33199001234', '#measure'])('to %s passes', (href) => {
    expect(resolveLink(href, place, open().context)).toEqual({ kind: 'address', href })
  })

  it.each(['/nowhere', 'faq', 'http://a.example', '//a.example', 'javascript:alert(1)', 'route:faq/x', 'data:,a'])(
    'to %s is reported',
    (url) => {
      const { context, problems } = open()
      expect(resolveLink(url, place, context)).toEqual({ kind: 'unknown' })
      expect(problems).toEqual([
        `page.md:3:7: The link '${url}' leads to no page. Name a page, such as 'route:faq', or write a full address that begins with https://.`,
      ])
    },
  )
})

describe('a citation', () => {
  it('is numbered in the order of first mention', () => {
    const { context } = open()
    const numbers = ['second', 'first', 'second', 'third', 'first'].map((id) => cite(id, place, context)?.number)
    expect(numbers).toEqual([1, 2, 1, 3, 2])
    expect([...context.cited.keys()]).toEqual(['second', 'first', 'third'])
  })

  it('of a work that nobody entered is reported and takes no number', () => {
    const { context, problems } = open('fr')
    expect(cite('nobody', place, context)).toBeUndefined()
    expect(cite('first', place, context)?.number).toBe(1)
    expect(problems).toEqual([
      "page.md:3:7: The source 'nobody' is not in src/content/sources/fr.yaml. Add it there, or correct the name.",
    ])
  })
})
