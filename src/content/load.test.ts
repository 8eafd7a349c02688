import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inspect } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { publishedPages } from '../site/routes.ts'
import { sharedFolder } from '../site/temporary.fixture.ts'
import { copyInto } from './copy.fixture.ts'
import { pageForPath } from './find.ts'
import { loadSite } from './load.ts'
import { ContentError } from './problem.ts'

const project = resolve(import.meta.dirname, '../..')

describe('the content of this site', () => {
  const site = loadSite(project)

  it('has no problem and every published page', () => {
    expect(site.pages.map(({ path }) => path)).toEqual(publishedPages().map(({ path }) => path))
  })

  it('answers a path with its page, else with the 404 page of its language', () => {
    expect(pageForPath('/fr/faq', site)).toMatchObject({ locale: 'fr', route: { id: 'faq' } })
    expect(pageForPath('/fr/rien', site)).toBe(site.notFound.fr)
    expect(pageForPath('/france', site)).toBe(site.notFound.en)
  })
})

// cli/content/mistakes.test.ts has the typical ones, each with its words and its place.
describe('content with mistakes', () => {
  const root = sharedFolder()
  beforeEach(() => copyInto(root, 'src/content'))

  function problems(): string[] {
    try {
      loadSite(root)
      return []
    } catch (error) {
      if (error instanceof ContentError) return error.message.split('\n')
      throw error
    }
  }

  const edit = (file: string, change: (text: string) => string) => {
    const path = join(root, 'src/content', file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }

  it('stops a build with what is wrong, and nothing of where the code was', () => {
    expect(inspect(new ContentError([{ file: 'a.md', line: 1, column: 2, message: 'Wrong.' }]))).toBe(
      '1 problem in the content:\na.md:1:2: Wrong.',
    )
  })

  it('reads what was copied from a document without the characters that nobody sees, and each letter in one', () => {
    edit(
      'pages/about/en.md',
      (text) => `\ufeff${text}\nAssis\u00adtants, as\u200bsistants: assist\ufeffants, e\u0301.\n`,
    )
    expect(JSON.stringify(pageForPath('/about', loadSite(root)).blocks)).toContain(
      'Assistants, assistants: assistants, é.',
    )
  })

  it('reports a title that reads the same in both languages and does not say its own', () => {
    edit('sources/fr.yaml', (text) => text.replace('  lang: en\n', ''))
    expect(problems().slice(1)).toEqual([
      expect.stringMatching(
        /^src\/content\/sources\/fr\.yaml:3:3: 'aggarwal-2024' has the same title in both languages/,
      ),
    ])
  })

  it('reports a collection that is missing, and not the pages that ask for its entries', () => {
    rmSync(join(root, 'src/content/questions/fr.yaml'))
    expect(problems().slice(1)).toEqual([
      'src/content/questions/fr.yaml:1:1: The file does not exist. Write it, as in the other language.',
    ])
  })

  it('reports an entry that cannot be read, and beside it only what is wrong by itself', () => {
    edit('figures/en.yaml', (text) => text.replace(/\n {2}source: .*/, ''))
    edit('pages/faq/en.md', (text) => `${text}\nIt is {figure.nowhere}.\n`)
    expect(problems().slice(1)).toEqual([
      expect.stringMatching(/^src\/content\/figures\/en\.yaml:\d+:3: '[\w-]+' has to say who answers for it/),
      expect.stringMatching(/^src\/content\/pages\/faq\/en\.md:\d+:1: \{figure\.nowhere\} names nothing/),
    ])
  })

  it.each([
    ['questions/en.yaml', 'geo-and-seo', 'what-is-geo'],
    ['figures/en.yaml', 'purchase-decisions', 'quotations-lift'],
    ['sources/en.yaml', 'puerto-2025', 'aggarwal-2024'],
    ['glossary/en.yaml', 'citation-rate', 'geo'],
  ])('reports in %s that %s has the id of %s, and no page that names one of the two', (file, id, taken) => {
    edit(file, (text) => text.replace(`- id: ${id}\n`, `- id: ${taken}\n`))
    expect(problems().slice(1)).toEqual([expect.stringContaining(`The id '${taken}' is written twice.`)])
  })

  it('reports an id that none may have, and not that the entry is written in the other language alone', () => {
    edit('questions/en.yaml', (text) => text.replace('- id: geo-and-seo\n', '- id: GEO and SEO\n'))
    expect(problems().slice(1)).toEqual([expect.stringContaining("'id' of entry 2 is 'GEO and SEO'.")])
  })

  it('reports an entry that cannot be read, and not the links to its place on a page that shows all', () => {
    edit('glossary/en.yaml', (text) => text.replace('- id: citation-rate\n', '$&  wrong: key\n'))
    expect(problems().slice(1)).toEqual([expect.stringContaining("There is no 'wrong' in 'citation-rate'.")])
  })

  it('reports a page that cannot be read, and not the one that quotes its title', () => {
    edit('pages/guide/en.md', (text) => text.replace(/^lastUpdated: .*$/m, 'lastUpdated: soon'))
    expect(problems().slice(1)).toEqual([expect.stringContaining("'lastUpdated' is 'soon'.")])
  })

  it('suggests the name of an entry that cannot be read', () => {
    edit('figures/en.yaml', (text) => text.replace('- id: quotations-lift\n', '$&  wrong: key\n'))
    edit('pages/faq/en.md', (text) => `${text}\nIt is {figure.quotation-lift}.\n`)
    expect(problems().slice(1)).toEqual([
      expect.stringContaining("There is no 'wrong' in 'quotations-lift'."),
      expect.stringMatching(/\{figure\.quotation-lift\} names nothing\. Did you mean 'quotations-lift'\?$/),
    ])
  })

  it('reports a mistake in an answer once, however many pages show it', () => {
    edit('questions/en.yaml', (text) => text.replace(':cite[aggarwal-2024]', ':cite[agarwal-2024] [x](route:guid)'))
    expect(problems().slice(1)).toEqual([
      expect.stringMatching(/^src\/content\/questions\/en\.yaml:4:11: The source 'agarwal-2024' is not in /),
      expect.stringMatching(/^src\/content\/questions\/en\.yaml:4:11: The link 'route:guid' leads to no page/),
    ])
  })

  it('reports a picture that cannot be read once, at its file', () => {
    writeFileSync(join(root, 'src/content/pictures/readiness-check-fr.png'), 'no picture')
    for (const page of ['faq/en', 'faq/fr'])
      edit(
        `pages/${page}.md`,
        (text) => `${text}\n:::picture{file=readiness-check-fr.png alt="A test" credit=Us}\n:::\n`,
      )
    expect(problems().slice(1)).toEqual([
      'src/content/pictures/readiness-check-fr.png:1:1: It cannot be read as a picture. Save it anew, as PNG or JPEG.',
    ])
  })
})
