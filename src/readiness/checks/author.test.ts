import { describe, expect, it } from 'vitest'
import { levelOf } from '../check.ts'
import { judgedBy } from '../judged-by.fixture.ts'
import { author } from './author.ts'

const judged = (html: string) => judgedBy(author, { html: `<main><h1>The mill</h1>${html}</main>` })

describe('who answers for a page', () => {
  it.each([
    '<meta name="publisher" content="Arz Mill Trust">',
    '<meta property="article:author" content="Ana Goff">',
    '<p property="schema:author">Ana Goff</p>',
    '<span class="author vcard">Ana Goff</span>',
    '<a rel="author" href="/ana">Ana Goff</a>',
    '<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Church", "name": "Arz"}</script>',
  ])('is a name alone: %s', (html) =>
    expect(judged(html).says).toMatch(
      /^warn: (?:A name is given, and nothing to look it up by|No sameAs says which profiles elsewhere are those of “Arz”)\.$/,
    ),
  )

  it('is looked up by a property of the node that names it, not by a second node', () => {
    const named = '{"@context": "https://schema.org", "@type": "Organization", "name": "Arz Mill Trust"}'
    expect(judged(`<script type="application/ld+json">${named}</script>`).fix).toBe('"sameAs": ["https://…"]')
  })

  it('is a person where the author is marked, as the stub to paste has it', () => {
    const typeOf = (html: string) => /"@type": "(\w+)"/.exec(judged(html).fix ?? '')?.[1]
    const authors = ['<a rel="author" href="/ana">Ana Goff</a>', '<p property="schema:author">Ana Goff</p>']
    expect(authors.map(typeOf)).toEqual(['Person', 'Person'])
    const others = ['<meta name="author" content="Arz Ltd">', '<span itemprop="publisher">Arz Ltd</span>']
    expect(others.map(typeOf)).toEqual(['Organization', 'Organization'])
  })

  it('is not a name without letters', () =>
    expect(
      judged(
        '<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Organization", "name": ""}</script>',
      ).says,
    ).toBe('warn: No markup says who answers for the page.'))

  it('is that of a microformat, not of a style for cards', () => {
    const named = 'warn: A name is given, and nothing to look it up by.'
    expect(judged('<p class="h-card"><b class="p-name">Ana Goff</b></p>').says).toBe(named)
    expect(judged('<a class="h-card" href="/ana">Ana Goff</a>').says).toBe(named)
    expect(judged('<div class="h-card"><h2>Rates</h2><p>Rye and oats</p></div>').says).toBe(
      'warn: No markup says who answers for the page.',
    )
  })

  it('is missing in the markup: a warning on an article alone, for words may name somebody anywhere', () => {
    const page = `<p class="testimonial-author">Marie L.</p><p>By Ana Goff</p><footer>© 2026 Arz Mill Trust</footer>`
    const article = `<meta property="og:type" content="article"><p>${'It grinds. '.repeat(200)}</p>${page}`
    expect(judged(page).says).toBe('warn: No markup says who answers for the page.')
    expect([page, article].map((html) => levelOf({ check: author, verdict: judged(html).verdict }))).toEqual([
      'hint',
      'warning',
    ])
  })

  it.each([
    '<meta property="article:author" content="https://social.example/ana">',
    '<meta name="twitter:creator" content="@anagoff">',
  ])('is a profile: %s', (html) => expect(judged(html).verdict).toBe('pass'))

  it.each([
    '<div itemprop="review" itemscope><b itemprop="author">Marie</b></div>',
    '<script type="application/ld+json">{"@context": "https://schema.org", "@type": "NewsArticle", "image": {"@type": "ImageObject", "author": {"@type": "Person", "name": "Marie"}}}</script>',
  ])('is not who took a picture of it or reviewed it: %s', (html) =>
    expect(judged(html).says).toBe('warn: No markup says who answers for the page.'),
  )

  it('can be looked up by microdata, too, when it is a person or an organization', () => {
    const markup = (type: string) =>
      `<div itemscope itemtype="https://schema.org/${type}"><a itemprop="sameAs" href="https://www.wikidata.org/wiki/Q1">…</a></div>`
    expect(['Corporation', 'Product'].map((type) => judged(markup(type)).verdict)).toEqual(['pass', 'warn'])
  })
})
