import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { copyInto } from '../../src/content/copy.fixture.ts'
import { problemsInPlaceOf, problemsOf } from '../../src/content/problem.ts'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import { readWritten } from '../facts/sources.ts'
import { isContent, storiesOfPage } from './plugin.ts'

const root = resolve(import.meta.dirname, '../..')
const pages = 'src/content/pages'
const copy = sharedFolder()
beforeAll(() => {
  copyInto(copy, 'src/content')
  cpSync(join(root, pages, 'legal'), join(copy, pages, 'brand-new'), { recursive: true })
})

it('a page outside the route table is shown in both languages', () => {
  const { site, problems } = readWritten(copy)
  const paths = site?.pages.map(({ path }) => path)
  expect(problems).toEqual([])
  expect(paths).toEqual(expect.arrayContaining(['/brand-new', '/fr/brand-new']))
})

it('its stories are a generated module', () => {
  expect(storiesOfPage('brand-new')).toContain('export const fr = pageStory("brand-new", \'fr\')')
})

it('a picture that is put into its folder changes the pages, as what is written does', () => {
  const files = ['src/content/pictures/desk.png', 'src/content/faq/en.md', 'src/content/page.ts', 'public/icon.png']
  expect(files.filter((file) => isContent(copy, join(copy, file)))).toEqual(files.slice(0, 2))
})

it('a mistake is shown on its own page: the other pages still work', () => {
  const broken = `${pages}/faq/fr.md`
  const text = readFileSync(join(copy, broken), 'utf8')
  writeFileSync(join(copy, broken), text.replace(/^lastUpdated: .*/m, 'lastUpdated: soon'))
  const written = readWritten(copy)
  expect(problemsOf(broken, written)).toEqual([expect.objectContaining({ file: broken, line: 7, column: 14 })])
  expect(problemsOf(`${pages}/faq/en.md`, written)).toEqual([])
  writeFileSync(join(copy, broken), text)
  expect(written.site?.pages.map(({ path }) => path)).toContain('/faq')
})

it('a mistake in a collection is shown on the pages that show the entry, once', () => {
  const figures = 'src/content/figures/en.yaml'
  const text = readFileSync(join(copy, figures), 'utf8')
  writeFileSync(join(copy, figures), text.replace(/(id: platforms\n(?: {2}.*\n)*?) {2}value: .*\n/, '$1'))
  const written = readWritten(copy)
  const wrong = [expect.objectContaining({ file: figures, message: "'value' of 'platforms' is missing." })]
  expect(problemsOf(`${pages}/home/en.md`, written)).toEqual(wrong)
  expect(problemsOf(`${pages}/legal/en.md`, written)).toEqual([])
  writeFileSync(join(copy, figures), text)
})

it('in place of a page that cannot be read, its own mistakes are shown, not those of others', () => {
  const [own, other] = [`${pages}/faq/fr.md`, `${pages}/about/en.md`].map((file) => {
    const text = readFileSync(join(copy, file), 'utf8')
    writeFileSync(join(copy, file), text.replace('\ntitle:', '\n\ttitle:'))
    return { file, mend: () => writeFileSync(join(copy, file), text) }
  })
  const written = readWritten(copy)
  own?.mend()
  other?.mend()
  expect(written.problems.map(({ file }) => file)).toEqual([other?.file, own?.file])
  expect(problemsInPlaceOf(own?.file ?? '', written)).toEqual([expect.objectContaining({ file: own?.file })])
  expect(problemsInPlaceOf(`${pages}/elsewhere/fr.md`, written)).toEqual(written.problems)
})

it('says what is missing while the folder of pages is away', () => {
  renameSync(join(copy, pages), join(copy, 'away'))
  const { problems } = readWritten(copy)
  renameSync(join(copy, 'away'), join(copy, pages))
  expect(problems).toContainEqual(
    expect.objectContaining({ file: `${pages}/faq/fr.md`, message: 'The file does not exist.' }),
  )
})
