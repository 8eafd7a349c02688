import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { frontmatter, unpublished, write, writeBody } from './page.fixture.ts'

describe('frontmatter', () => {
  it('is typed, filled in and set', () => {
    const text = frontmatter.replace('A page of a test', `"What {brand.name}'s readers ask"`)
    expect(write(`${text}\n:::hero\n# Title\n:::\n`).page?.meta).toMatchObject({
      label: 'Test',
      title: 'What Citence’s readers ask',
      description: 'A description that is long enough for the pages that list results.',
      keywords: [],
      schemaType: 'WebPage',
      lastUpdated: '2026-11-21',
      noindex: false,
    })
  })

  it.each([
    ['label: Test', 'label: ""', "page.md:2:8: 'label' is empty. Write it, or remove the key."],
    ['lastUpdated: 2026-11-21', 'lastUpdated: soon', "page.md:5:14: 'lastUpdated' must be a date such as 2026-11-21."],
    ['label: Test', 'label: Test\nschemaType: Blog', "page.md:3:13: 'schemaType' "],
    ['title: A page of a test', 'title: {brand.motto}', "page.md:3:9: 'title' "],
    ['title: A page of a test', 'title: "{brand.motto}"', 'page.md:3:8: {brand.motto} names nothing.'],
    ['description: A', 'description: [A', 'page.md:5:1: YAML: '],
  ])('with %j as %j is refused in the line of the file', (right, wrong, message) => {
    expect(write(`${frontmatter.replace(right, wrong)}\n:::hero\n# Title\n:::\n`).problems[0]).toContain(message)
  })

  it('that is missing is reported', () => {
    expect(write('# Title\n').problems).toEqual([
      "page.md:1:1: starts without frontmatter. Begin with '---' and the page's title.",
    ])
  })
})

const full = `
::::hero
# What's *asked*

A lead:cite[first].

:::cited-answer{question="Who is {brand.name}?" page=faq}
An assistant says that :mark[they answer].
:::

[Audit](route:audit) [Guide](route:guide) [Soon](route:${unpublished})
::::
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
      "page.md:13:1: cited-answer: there is no published page 'glossary'.",
    ])
  })

  it('without a title is reported', () => {
    expect(write(`${frontmatter}\n:::hero\n## Title\n:::\n`).problems[0]).toBe(
      "page.md:8:1: hero: starts with the page's title, '# …'.",
    )
  })

  it('stands once: a page without one, or with two, is reported', () => {
    expect(write(`${frontmatter}\nText.\n`).problems).toEqual([expect.stringContaining('has 0 hero blocks')])
    expect(writeBody(':::hero\n# Again\n:::\n').problems).toEqual([expect.stringContaining('has 2 hero blocks')])
  })
})
