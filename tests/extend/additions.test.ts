import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../project/copy.ts'
import { biome, filesOf, follow, runIn, tsc, vitest, withChecks } from './guide.ts'

/*
 * Four guides, followed to the letter in one copy, because building and type-checking it takes most of the time. None
 * touches a file of another, except for the pages that show the result: that is tested first.
 */
const guides = {
  block: filesOf('block.md'),
  collection: filesOf('collection.md'),
  field: filesOf('form-field.md'),
  measured: filesOf('analytics-field.md'),
}
const isCatalog = ({ file }: { file: string }) => file.startsWith('locales/')
const root = resolve(import.meta.dirname, '../..')
const lingui = resolve(root, 'node_modules/@lingui/cli/dist/lingui.js')
let copy: ProjectCopy
const published = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8')

beforeAll(() => {
  copy = copyProject()
  withChecks(copy)
  const files = Object.values(guides).flat()
  follow(
    files.filter((file) => !isCatalog(file)),
    copy,
  )
  runIn(copy, 'src/content/write-schemas.ts')
  // With NODE_ENV 'test', Lingui starts workers from its TypeScript sources; a single worker runs in the process
  // itself.
  runIn(copy, lingui, 'extract', '--clean', '--workers', '1')
  follow(files.filter(isCatalog), copy)
  copy.build()
})
afterAll(() => copy?.remove())

it('no guide relies on what another one writes', () => {
  const own = Object.values(guides).map((files) =>
    files.map(({ file }) => file).filter((file) => !/\/pages\//.test(file)),
  )
  const all = own.flat()
  expect(new Set(all).size).toBe(all.length)
})

describe('a new kind of block', () => {
  it('the guide touches the folder of the kind and the pages that use it, nothing else', () => {
    const elsewhere = guides.block.filter(({ file }) => !/^src\/(blocks\/event|content\/pages\/blog)\//.test(file))
    expect(elsewhere).toEqual([])
    expect(guides.block).toHaveLength(6)
  })

  it.each([
    ['blog', 'A talk about citations', 'March\u00a04, 2027'],
    ['fr/blog', 'Une conférence sur les citations', '4\u00a0mars 2027'],
  ])('%s shows the block, to people and to machines', (page, heading, date) => {
    const html = published(`${page}.html`)
    expect(html).toMatch(
      new RegExp(`<section class="block block--event"[^>]*><h2 class="block__heading">${heading}</h2>`),
    )
    expect(html).toContain(`<time datetime="2027-03-04">${date}</time>`)
    expect(html).toContain('.block--event .meta{font-weight:600}')
    expect(html).toMatch(new RegExp(`"@type":"Event",[^{]*"name":"${heading}","startDate":"2027-03-04"`))
    expect(published(`${page}.md`)).toContain(`## ${heading}\n\n${date} · Lyon, France`)
  })

  it('other pages do not carry its styles', () => {
    expect(published('faq.html')).not.toContain('block--event')
  })
})

describe('a new collection', () => {
  it('the guide changes one file of the site and one test; the rest is its own', () => {
    const changed = guides.collection.filter(({ isChange }) => isChange).map(({ file }) => file)
    expect(changed).toEqual(['src/content/collection-schemas.ts', 'src/app/every-field.test.ts'])
  })

  it.each([
    ['blog', 'What assistants cite', 'March\u00a04, 2027', 'Lyon, France'],
    ['fr/blog', 'Ce que citent les assistants', '4\u00a0mars 2027', 'Lyon'],
  ])('%s shows the entry, to people and to machines', (page, title, date, place) => {
    expect(published(`${page}.html`)).toContain(
      `<li>${title}, <time datetime="2027-03-04">${date}</time>, ${place}</li>`,
    )
    expect(published(`${page}.md`)).toContain(`- ${title}, ${date}, ${place}`)
  })

  it.each([
    [
      'place: Lyon',
      'palce: Lyon',
      /talks\/fr\.yaml:5:3\n +error There is no 'palce' in 'lyon'\..*Did you mean 'place'\?/s,
    ],
    ['id: lyon', 'id: lion', /'lyon' is not in src\/content\/talks\/fr\.yaml/],
  ])(
    'a mistake in it is told at its place: %s',
    (right, wrong, told) => {
      copy.change('src/content/talks/fr.yaml', (text) => text.replace(right, wrong))
      // The build reads content in the same way and gives the same message.
      expect(() => runIn(copy, 'cli/citence.js', 'content', 'check')).toThrow(told)
      copy.change('src/content/talks/fr.yaml', (text) => text.replace(wrong, right))
    },
    60_000,
  )
})

describe('a new field of a form', () => {
  it.each([
    ['agency/contact', 'Role'],
    ['fr/agency/contact', 'Fonction'],
  ])('%s shows the field, to people and to machines', (page, label) => {
    expect(published(`${page}.html`)).toMatch(new RegExp(`${label}</label>.*name="role"`, 's'))
    expect(published(`${page}.md`)).toContain(`- ${label}\n`)
  })

  it('what is typed becomes part of a row', () => {
    expect(runIn(copy, vitest, 'run', '--project', 'backend', 'server/sql/forms.test.ts')).toMatch(/[1-9]\d* passed/)
  })
})

describe('a new field of what is measured', () => {
  it('is in a row, as the test that the guide changes says', () => {
    expect(runIn(copy, vitest, 'run', '--project', 'unit', 'src/analytics', 'src/consent')).toMatch(/[1-9]\d* passed/)
  })
})

it('their types hold, as do the rules of how code is written', () => {
  runIn(copy, tsc, '--noEmit', '--checkers', '1', '--project', '.')
  runIn(copy, biome, 'check', 'src/blocks/event', 'src/blocks/talks', 'src/content', '.vscode')
})

it('the test of the block passes, editors know the collection, and every field of it is published', () => {
  const tests = ['src/blocks/event', 'src/content/schemas.test.ts', 'src/app/every-field.test.ts']
  const said = runIn(copy, vitest, 'run', '--project', 'unit', '--reporter', 'verbose', ...tests)
  expect(said.match(/✓.*src\/blocks\/event\//g)).toHaveLength(2)
})

describe('a build stopped by what somebody wrote says that alone', () => {
  const said = () => {
    try {
      return copy.build()
    } catch (error) {
      return stripVTControlCharacters(String(error))
    }
  }

  it('of a page, and leaves what is published as it is', () => {
    const file = 'src/content/pages/about/en.md'
    const worker = statSync(join(copy.root, 'dist/sw.js')).mtimeMs
    copy.change(file, (text) => text.replace(/^title:/m, 'titel:'))
    expect(said()).toMatch(
      /error during build:\n1 problem in the content:\n.*about\/en\.md:3:1: There is no 'titel'.*\n$/,
    )
    expect(statSync(join(copy.root, 'dist/sw.js')).mtimeMs).toBe(worker)
    copy.change(file, (text) => text.replace(/^titel:/m, 'title:'))
  })

  it('of words that nobody extracted: a page would show an id in their place', () => {
    copy.change('src/shell/footer.tsx', (text) => text.replaceAll('`Quick links`', '`Short ways`'))
    expect(said()).toMatch(
      /No catalog of 'en' has the words '\w+'\. Run npm run extract, and translate what is new\.\n$/,
    )
  }, 60_000)
})
