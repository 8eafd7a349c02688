import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readSite } from '../../../src/content/load.ts'
import { didYouMean } from '../../../src/content/problem.ts'
import { type ArticleFacts, scaffold } from '../../content/scaffold.ts'
import { done, nothing, wrongUse } from '../command.ts'

type Options = { id?: string; article?: true; section?: string; sectionFr?: string; author?: string }

/** Begins a page in both languages, unpublished. */
export async function contentNew(root: string, path: string, options: Options): Promise<number> {
  const article = options.article ? await articleFacts(root, options) : undefined
  if (typeof article === 'string') {
    console.error(`content new: ${article}`)
    return wrongUse
  }
  const table = join(root, 'src/site/routes.ts')
  const today = new Date().toISOString().slice(0, 10)
  const made = scaffold(path, options.id, { table: readFileSync(table, 'utf8'), today, article })
  if (made.kind === 'refused') {
    console.error(`content new: ${made.why}`)
    return nothing
  }
  const taken = made.files.find(({ file }) => existsSync(join(root, file)))
  if (taken) {
    console.error(`content new: ${taken.file} exists. Edit it, or choose another --id.`)
    return nothing
  }
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
  const sections = (locale: string) =>
    [...new Set(site?.pages.flatMap((page) => (page.locale === locale ? (page.meta.section ?? []) : [])))].join(', ')
  const section = options.section ?? (await ask(`Section in English (there are ${sections('en')}): `))
  const sectionFr = options.sectionFr ?? (await ask(`Section in French (there are ${sections('fr')}): `))
  const author = options.author ?? onlyAuthor ?? (await ask(`Author (${[...signed].join(', ')}): `))
  if (!section || !sectionFr || !author)
    return 'an article needs its section in both languages, and an author: --section, --section-fr, --author.'
  if (!signed.has(author))
    return `nobody signs as '${author}'. ${didYouMean(author, signed, `There is ${[...signed].join(', ')} (src/content/authors).`)}`
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
