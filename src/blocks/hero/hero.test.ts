import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { frontmatter, unpublished, write } from '../../content/page.fixture.ts'
import { publishBlocks } from '../published.fixture.ts'

const full = `
::::hero
# What's *asked*

A lead:cite[first].

:::cited-answer{question="Who is {brand.name}?" page=faq}
An assistant says that :mark[they answer].
:::

[Audit](route:audit) [Guide](route:guide) [Soon](route:${unpublished})
::::

More of it.
`

describe('the hero', () => {
  it('has the title, a lead, buttons to published pages and the answer that quotes us', () => {
    const { blocks, problems } = write(frontmatter + full)
    const [hero] = blocks
    if (hero?.type !== 'hero') throw new Error('the page has a hero')
    expect(problems).toEqual([])
    expect(hero.title).toBe('What’s asked')
    expect(textOf(hero.lead)).toBe('A lead[1].')
    expect(hero.actions).toEqual([
      { href: '/tools/free-geo-audit', text: 'Audit' },
      { href: '/complete-geo-guide', text: 'Guide' },
    ])
    expect(hero.cited?.question).toBe('Who is Citence?')
    expect(hero.cited?.page).toMatchObject({ title: 'A page of a test', path: '/faq' })
    expect(hero.cited && textOf(hero.cited.answer)).toBe('An assistant says that they answer[1].')
  })

  it('that quotes a page which is not published is reported', () => {
    expect(write(frontmatter + full.replace('page=faq', 'page=glossary')).problems).toEqual([
      "page.md:13:1: cited-answer: there is no published page 'glossary'. Name a published page of src/site/routes.ts.",
    ])
  })
})

describe('the answer that loses what its page lacks', () => {
  const without = (states: number) =>
    full.replace(
      '\n[Audit]',
      `\n:::without\n## Four dimensions\n\nTake one away.\n${Array.from({ length: states }, (_, n) => `\n### State ${n}\n\nText ${n}.\n`).join('')}:::\n\n[Audit]`,
    )

  it('is complete for who reads the text: the last state is the chosen one', async () => {
    const { blocks, problems } = write(frontmatter + without(4))
    expect(problems).toEqual([])
    const { html, twin } = await publishBlocks(blocks)
    expect(html.match(/<input [^>]*type="radio"[^>]*>/g)?.map((input) => /checked/.test(input))).toEqual([
      ...[false, false, false, true],
    ])
    expect(twin).toContain('An assistant says that *they answer*.')
    expect(twin).toContain('## Four dimensions\n\nTake one away.\n\n### State 0\n\nText 0.')
  })

  it.each([
    ['with another number of states', without(3)],
    ['without a heading, which names the choice,', without(4).replace('## Four dimensions', '')],
  ])('%s is reported', (_, wrong) =>
    expect(write(frontmatter + wrong).problems).toEqual([
      expect.stringContaining('without: has a heading, and a card for each'),
    ]),
  )
})

it('says when the page last changed, the first of a month as French writes it', async () => {
  const of = (locale: 'en' | 'fr') => publishBlocks([], locale, { lastUpdated: '2026-05-01' })
  expect((await of('fr')).html).toContain('1er\u00a0mai 2026')
  expect((await of('en')).twin).toContain('# Heading of faq en\n\nLead.\n\nLast updated May\u00a01, 2026')
})

it('says when an article was first published, if it has changed since', async () => {
  const of = (lastUpdated: string) => publishBlocks([], 'en', { datePublished: '2026-04-01', lastUpdated })
  expect((await of('2026-05-01')).twin).toContain('Published April\u00a01, 2026 · Last updated May\u00a01, 2026')
  expect((await of('2026-04-01')).twin).not.toContain('Published')
})
