import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { copyInto } from '../../src/content/copy.fixture.ts'
import { readSite } from '../../src/content/load.ts'
import { ownFolder, sharedFolder } from '../../src/site/temporary.fixture.ts'
import { good } from '../content/good.fixture.ts'
import { changedCopy } from '../findings/golden.fixture.ts'
import { readLedger } from '../launch/ledger.ts'
import { contentClaims } from './content.ts'
import { citence, type Ran } from './run.fixture.ts'

const root = resolve(import.meta.dirname, '../..')

it('prints the first place or all places that show a claim', () => {
  const printed = (places: boolean) => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    contentClaims(root, { places })
    const text = log.mock.calls.flat().join('\n')
    log.mockRestore()
    return text.split('\n').filter((line) => /\.(?:md|yaml):\d+/.test(line))
  }
  const claims = readLedger(root).filter(({ shown }) => shown.length > 0)
  expect(printed(false)).toHaveLength(claims.length)
  expect(printed(true)).toHaveLength(claims.flatMap(({ shown }) => shown).length)
})

it('names the line of an entry that cannot be read', () => {
  const folder = ownFolder({ 'src/content/figures/en.yaml': '- id: a\n  value: "1\n' })
  expect(() => readLedger(folder)).toThrow('src/content/figures/en.yaml:2:10: The quotation mark " is not closed')
})

it('--fix says that it removes a byte order mark', async () => {
  const file = 'src/content/pages/faq/fr.md'
  const folder = changedCopy(good, { [file]: (text) => `\ufeff${text}\nOui!\n` })
  const { err } = await citence(folder, 'content', 'check', '--fix')
  expect(err).toContain(`${file}: 1 place mended, invisible characters removed.`)
  expect(readFileSync(join(folder, file), 'utf8')).toMatch(/^---\n[\s\S]*\nOui !\n$/)
})

const table = 'src/site/routes.ts'
const path = '/blog/what-bots-read'
const copy = sharedFolder()
let ran: Ran
const article = (...more: string[]) => citence(copy, 'content', 'new', path, '--id', 'video', '--article', ...more)

// The loader uses the project's own route table: the article replaces one of its pages.
beforeAll(async () => {
  copyInto(copy, 'src/content')
  rmSync(join(copy, 'src/content/pages/video'), { recursive: true })
  mkdirSync(join(copy, 'src/site'))
  writeFileSync(join(copy, table), 'const table = [\n] as const satisfies readonly Route[]\n')
  ran = await article('--section', 'Evidence', '--section-fr', 'Preuves')
})

it('an article is begun in both languages, unpublished', () => {
  expect(ran).toMatchObject({ code: 0, err: '' })
  expect(readFileSync(join(copy, table), 'utf8')).toContain(
    `[\n  { id: 'video', path: '${path}', type: 'blog', published: false },\n]`,
  )
})

it('it may be signed by somebody who has signed no page yet', async () => {
  const own = ownFolder()
  copyInto(own, 'src/content')
  mkdirSync(join(own, 'src/site'))
  writeFileSync(join(own, table), 'const table = [\n] as const satisfies readonly Route[]\n')
  const authors = join(own, 'src/content/authors/en.yaml')
  writeFileSync(authors, readFileSync(authors, 'utf8').replace('id: founder', 'id: newcomer'))
  const more = ['--section', 'Evidence', '--section-fr', 'Preuves', '--author', 'newcomer']
  const words = ['content', 'new', path, '--id', 'by-newcomer', '--article', ...more]
  expect(await citence(own, ...words)).toMatchObject({ code: 0, err: '' })
})

it('it shows who signs it', () => {
  for (const locale of ['en', 'fr'])
    expect(readFileSync(join(copy, `src/content/pages/video/${locale}.md`), 'utf8')).toContain(
      '\n::author{id=founder}\n',
    )
})

it('it is right as it was begun, has what lists need, and its reading time is counted', () => {
  const fr = join(copy, 'src/content/pages/video/fr.md')
  writeFileSync(fr, `${readFileSync(fr, 'utf8')}\n${'mot '.repeat(600)}\n`)
  const { site, problems } = readSite(copy)
  expect(problems).toEqual([])
  const inLanguage = (locale: string) =>
    site?.pages.find(({ route, locale: own }) => route.id === 'video' && own === locale)?.meta
  expect(inLanguage('en')).toMatchObject({ schemaType: 'Article', section: 'Evidence', readTime: 1, author: 'founder' })
  expect(inLanguage('fr')).toMatchObject({ section: 'Preuves', readTime: 3 })
  const blog = site?.pages.find((page) => page.path === '/fr/blog')?.blocks.find(({ type }) => type === 'articles')
  expect(blog?.type === 'articles' && blog.articles.map(({ section }) => section)).toContain('Preuves')
})

it.each([
  ['without its sections', [], 'an article needs its section in both languages'],
  ['by nobody', ['--section', 'A', '--section-fr', 'B', '--author', 'fonder'], "Did you mean 'founder'?"],
])(
  '%s it is refused, and nothing is written',
  async (_, more, why) => {
    const before = readFileSync(join(copy, table), 'utf8')
    expect(await article(...more)).toMatchObject({ code: 2, err: expect.stringContaining(why) })
    expect(readFileSync(join(copy, table), 'utf8')).toBe(before)
  },
  30_000,
)
