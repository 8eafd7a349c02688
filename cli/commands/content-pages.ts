import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { collectionSchemas } from '../../src/content/collections.ts'
import { routesFile } from '../../src/content/files.ts'
import { readSite } from '../../src/content/load.ts'
import { didYouMean } from '../../src/content/problem.ts'
import { countEach } from '../../src/site/count-each.ts'
import { defaultLocale } from '../../src/site/locales.ts'
import { readCollection } from '../content/checks/entries.ts'
import { requireEachLanguage } from '../content/each-language.ts'
import { type Change, menusFile, movesFile, renameAnchor, renamePath, retire, type Texts } from '../content/moves.ts'
import { readSources } from '../content/read-sources.ts'
import { groupIn, readStatus, recordReview, type Status } from '../content/review/status.ts'
import { type ArticleFacts, scaffold } from '../content/scaffold.ts'
import { done, nothing, refuse } from './command.ts'

type Options = { id?: string; article?: true; section?: string; sectionFr?: string; author?: string }

/** Begins a page in both languages, unpublished. */
export async function contentNew(root: string, path: string, options: Options): Promise<number> {
  requireEachLanguage()
  const article = options.article ? await articleFacts(root, options) : undefined
  if (typeof article === 'string') return refuse(`content new: ${article}`)
  const table = join(root, 'src/site/routes.ts')
  const today = new Date().toISOString().slice(0, 10)
  const made = scaffold(path, options.id, { table: readFileSync(table, 'utf8'), today, article })
  if (made.kind === 'refused') return refuse(`content new: ${made.why}`, nothing)
  const taken = made.files.find(({ file }) => existsSync(join(root, file)))
  if (taken) return refuse(`content new: ${taken.file} exists. Edit it, or choose another --id.`, nothing)
  for (const { file, text } of made.files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(file)
  }
  writeFileSync(table, made.table)
  console.log(`src/site/routes.ts: '${made.id}' at ${path}, unpublished.`)
  console.log('Write both languages, say `published: true`, then: npx citence content check')
  return done
}

/** Facts of an article from the options and from answers at the terminal. @returns them, or why there are none */
async function articleFacts(root: string, options: Options): Promise<ArticleFacts | string> {
  const { site } = readSite(root)
  const signed = new Set(site?.pages.flatMap(({ meta }) => meta.author ?? []))
  const [onlyAuthor] = signed.size === 1 ? signed : []
  const authors = readCollection(readSources(root), 'authors', collectionSchemas.authors, defaultLocale)
  const known = authors?.value.map(({ id }) => id) ?? []
  const sections = (locale: string) =>
    [...new Set(site?.pages.flatMap((page) => (page.locale === locale ? (page.meta.section ?? []) : [])))].join(', ')
  const section = options.section ?? (await ask(`Section in English (there are ${sections('en')}): `))
  const sectionFr = options.sectionFr ?? (await ask(`Section in French (there are ${sections('fr')}): `))
  const author = options.author ?? onlyAuthor ?? (await ask(`Author (${known.join(', ')}): `))
  if (!section || !sectionFr || !author)
    return 'an article needs its section in both languages, and an author: --section, --section-fr, --author.'
  if (!known.includes(author))
    return `nobody signs as '${author}'. ${didYouMean(author, known, `There is ${known.join(', ')} (src/content/authors).`)}`
  return { section: { en: section, fr: sectionFr }, author }
}

/** Asks the person at the terminal; without a terminal there is no answer. */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question(question)
  lines.close()
  return answer.trim()
}

/** Changes the path of a page, or the anchor of a place on it. */
export function contentRename(root: string, from: string, to: string): number {
  const [old, next] = [from.split('#'), to.split('#')]
  const [page = '', anchor = '', other = ''] = [old[0], old[1], next[1]]
  if (from.startsWith('/') && to.startsWith('/')) return make(root, 'rename', (texts) => renamePath(from, to, texts))
  if (anchor && other && page === next[0])
    return make(root, 'rename', (texts) => renameAnchor(page, anchor, other, texts))
  return refuse('content rename: give two paths (/blog/old /blog/new), or two places of one page (faq#old faq#new).')
}

/** Withdraws a page. */
export function contentRetire(root: string, path: string, { to }: { to?: string }): number {
  const today = new Date().toISOString().slice(0, 10)
  return make(root, 'retire', (texts) => retire(path, { to, today }, texts))
}

function make(root: string, command: string, change: (texts: Texts) => Change): number {
  const texts = readTexts(root)
  const made = change(texts)
  if (made.kind === 'refused') return refuse(`content ${command}: ${made.why}`, nothing)
  const { removed, said, reviewedAs = (name) => name } = made
  const files = new Map([...made.files].filter(([file, text]) => text !== texts.get(file)))
  const before = readStatus(root)
  const inStep = new Set(before.flatMap(({ name, state }) => (state === 'in step' ? name : [])))
  for (const [file, text] of files) writeFileSync(join(root, file), text)
  for (const folder of removed) rmSync(join(root, folder), { recursive: true, force: true })
  // Blocks that were in step still are: both languages changed alike. But where one went, another may have its number.
  const after = readStatus(root)
  const [was, is] = [sizes(before), sizes(after)]
  const isSame = ({ name, state }: Status) => state === 'gone' || was.get(groupIn(name)) === is.get(groupIn(name))
  recordReview(
    root,
    after.filter((status) => inStep.has(reviewedAs(status.name)) && isSame(status)),
  )
  for (const file of [...files.keys(), ...removed.map((folder) => `${folder} (removed)`)]) console.log(file)
  for (const line of said) console.log(line)
  console.log('Then: npx citence content check')
  return done
}

/** How many blocks each page and collection has. */
const sizes = (all: readonly Status[]) =>
  countEach(all.flatMap(({ name, state }) => (state === 'gone' ? [] : groupIn(name))))

function readTexts(root: string): Texts {
  const content = globSync('src/content/**/*.{md,yaml}', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return new Map(
    [routesFile, movesFile, menusFile, ...content].map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
}
