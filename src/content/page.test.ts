import { describe, expect, it } from 'vitest'
import { frontmatter, write, writeBody } from './page.fixture.ts'

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
    ['lastUpdated: 2026-11-21', '', "page.md:2:1: 'lastUpdated' is missing. It must be a date such as 2026-11-21."],
    ['title: A page of a test', 'title: {brand.motto}', "page.md:3:9: 'title' "],
    ['title: A page of a test', 'title: "{brand.motto}"', 'page.md:3:8: {brand.motto} names nothing.'],
  ])('with %j as %j is refused in the line of the file', (right, wrong, message) => {
    expect(write(`${frontmatter.replace(right, wrong)}\n:::hero\n# Title\n:::\n`).problems[0]).toContain(message)
  })

  it('that is missing is reported', () => {
    expect(write('# Title\n').problems).toEqual([
      expect.stringMatching(/^page\.md:1:1: The page begins without frontmatter\. /),
    ])
  })
})

it('a page has one hero, which holds its h1: none, or two, are reported', () => {
  expect(write(`${frontmatter}\nText.\n`).problems).toEqual([expect.stringContaining('has 0 hero blocks')])
  expect(write(`${frontmatter}\n:::hero{abov=tool}\n# Title\n:::\n`).problems).toEqual([
    "page.md:8:1: hero: There is no 'abov'. Did you mean 'above'?",
  ])
  expect(writeBody(':::hero\n# Again\n:::\n').problems).toEqual([expect.stringContaining('has 2 hero blocks')])
})

it('a page that names a day after its own is refused, and one that announces is not', () => {
  const dated = (words: string) => write(`${frontmatter}\n:::hero\n# Title\n:::\n\n${words}\n`).problems
  expect(dated('Counted on November 22, 2026.')).toEqual([
    expect.stringMatching(
      /^page\.md:5:14: 'lastUpdated' is 2026-11-21, and the page states something of 2026-11-22\. /,
    ),
  ])
  expect(dated('Counted in November 2026; in force from August 2027.')).toEqual([])
})
