import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, locales } from '../../src/site/locales.ts'
import type { Replacement } from '../findings/edits.ts'
import { type Finding, found } from '../findings/finding.ts'
import { catalogRules as rules } from './catalog-rules.ts'
import { checkCatalog } from './check-catalogs.ts'
import { type Po, parsePo } from './po.ts'

const catalogFile = (locale: string, folder = 'locales') => `${folder}/${locale}.po`

/** @throws when there is none */
export function readCatalog(root: string, locale: string, folder?: string): Po {
  const file = catalogFile(locale, folder)
  const path = join(root, file)
  if (!existsSync(path)) throw new Error(`${file}: does not exist. Run npx citence catalogs extract.`)
  return parsePo(readFileSync(path, 'utf8'), file)
}

/** Folders of catalogs: the one for every page, and those of parts that are loaded on their own. */
export function catalogFolders(root: string): string[] {
  const parts = readdirSync(join(root, 'locales'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return ['locales', ...parts.map(({ name }) => `locales/${name}`).sort()]
}

/** The messages of every catalog of a language, compiled. */
export const allMessages = (root: string, locale: string, compile: (po: Po) => object): object =>
  Object.assign({}, ...catalogFolders(root).map((folder) => compile(readCatalog(root, locale, folder))))

/**
 * The texts of all languages but the source, by the place of their message; of a catalog that is not there, none.
 * @throws for a catalog with lines that cannot be read: Lingui would leave out what they say, or one side of a merge
 */
export function translations(root: string): ReadonlyMap<string, string> {
  const others = locales.filter((locale) => locale !== defaultLocale)
  const files = catalogFolders(root).flatMap((folder) => others.map((locale) => catalogFile(locale, folder)))
  return new Map(
    files.flatMap((file) => {
      if (!existsSync(join(root, file))) return []
      // Lingui writes it without the marks of Windows.
      const { entries, broken } = parsePo(readFileSync(join(root, file), 'utf8').replace(/^\ufeff|\r(?=\n)/g, ''), file)
      const [first] = broken
      if (first) throw new Error(`${file}:${first.line}: ${first.message} ${first.remedy}`)
      return entries.map(({ id, context, text }): [string, string] => [
        `${file}: '${id}'${context && ` (${context})`}`,
        text,
      ])
    }),
  )
}

type Checked = { findings: Finding[]; edits: ReadonlyMap<string, Replacement[]>; checked: number }

/** Compares the catalogs with each other. */
export function checkCatalogs(root: string): Checked {
  const folders = catalogFolders(root)
  const results = folders.flatMap((folder) => {
    const source = readCatalog(root, defaultLocale, folder)
    return locales
      .filter((locale) => locale !== defaultLocale)
      .map((locale) => ({
        file: catalogFile(locale, folder),
        ...checkCatalog(source, readCatalog(root, locale, folder), locale),
      }))
  })
  return {
    findings: results.flatMap(({ findings }) => findings),
    edits: new Map(results.map(({ file, edits }) => [file, edits])),
    checked: folders.length * locales.length,
  }
}

/** The catalogs against the code, and against each other. */
export async function checkWithCode(root: string): Promise<Pick<Checked, 'findings' | 'checked'>> {
  const { findings, checked } = checkCatalogs(root)
  // Lingui compares the files with what it would write, which has neither.
  const isBroken = findings.some(({ rule }) => rule === rules.syntax.id || rule === rules.duplicate.id)
  return { findings: [...(isBroken ? [] : await checkExtraction(root)), ...findings], checked }
}

/** The catalogs against the code: what `lingui extract` would write is what they are. */
export async function checkExtraction(root: string): Promise<Finding[]> {
  const { code, output } = await lingui(root, 'check', 'sync', '--clean', '--workers', '1')
  if (code === 0) return []
  const named = locales.map((locale) => catalogFile(locale)).filter((file) => output.includes(file))
  const [first = catalogFile(defaultLocale)] = named
  const count = /Found (\d+) out-of-sync/.exec(output)?.[1]
  // Anything else, such as a file that Lingui cannot read, in its own words.
  const said = output
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .slice(0, 300)
  const message = count ? `The code has other words than ${count} of the catalogs in locales.` : said
  return [found(rules.outOfDate, { file: first, line: 1, column: 1 }, message)]
}

/** Runs Lingui's own command in a project. Never rejects. */
export function lingui(root: string, ...words: string[]): Promise<{ code: number; output: string }> {
  const script = join(root, 'node_modules/@lingui/cli/dist/lingui.js')
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part) => output.push(part))
    child.on('error', ({ message }) => resolve({ code: 2, output: message }))
    child.on('close', (code) => resolve({ code: code ?? 2, output: output.join('') }))
  })
}
