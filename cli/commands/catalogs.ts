import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { defaultLocale, locales } from '../../src/site/locales.ts'
import { catalogRules } from '../catalogs/catalog-rules.ts'
import { compile, compilePseudo } from '../catalogs/compile.ts'
import { allMessages, checkCatalogs, checkWithCode, lingui, translations } from '../catalogs/own-catalogs.ts'
import { applyEdits } from '../findings/edits.ts'
import { publish, type ReportOptions, withReportOptions } from '../findings/publish.ts'
import { announcedRoot } from '../project/root.ts'
import { done, examples, exits, inProject, refuse } from './command.ts'

const at = ({ root }: { root?: string }) => announcedRoot(root, ['locales/en.po'])

export function addTo(program: Command): void {
  const catalogs = program.command('catalogs')

  inProject(catalogs.command('extract'))
    .description('bring the catalogs in step with the code')
    .addHelpText('after', examples('catalogs extract'))
    .action(exits((options) => catalogsExtract(at(options))))

  inProject(withReportOptions(catalogs.command('check')))
    .description(
      'check translations: missing, obsolete, placeholders, tags, plurals, typography, in step with the code',
    )
    .option('--fix', 'mend French typography in place')
    .addHelpText('after', examples('catalogs check', 'catalogs check --fix'))
    .action(exits((options) => catalogsCheck(at(options), options)))

  inProject(catalogs.command('compile'))
    .description('check, then write each language as JSON messages; the build of the site does not need them')
    .option('--out <folder>', 'write here', 'node_modules/.cache/citence/catalogs')
    .option('--pseudo [locale]', 'also a pseudo-locale, which shows what does not come from a catalog')
    .addHelpText('after', examples('catalogs compile --out compiled', 'catalogs compile --pseudo en-XA'))
    .action(exits((options) => catalogsCompile(at(options), options)))
}

/** Lets Lingui rewrite the catalogs, and says what is to be translated and which translations went. */
async function catalogsExtract(root: string): Promise<number> {
  const before = translations(root)
  const { code, output } = await lingui(root, 'extract', '--clean', '--workers', '1')
  if (code !== 0) return refuse(output.trim())
  const missing = checkCatalogs(root).findings.filter(({ rule }) => rule === catalogRules.missing.id)
  for (const { file, line, message } of missing) console.log(`${file}:${line}: ${message}`)
  const after = translations(root)
  for (const [place, text] of before)
    if (text && !after.has(place)) console.log(`${place} is in the code no more; it was '${text}'.`)
  console.log(`catalogs extracted: ${missing.length} to be translated`)
  return done
}

/** Prints the findings on the catalogs; with `fix`, corrects typography first. */
async function catalogsCheck(root: string, options: ReportOptions & { fix?: true }): Promise<number> {
  if (options.fix) fix(root)
  const rules = Object.values(catalogRules)
  return publish({ command: 'citence catalogs check', rules, ...(await checkWithCode(root)) }, options)
}

function fix(root: string): void {
  for (const [file, edits] of checkCatalogs(root).edits) {
    const path = join(root, file)
    if (edits.length === 0) continue
    writeFileSync(path, applyEdits(readFileSync(path, 'utf8'), edits))
    console.error(`${file}: ${edits.length} ${edits.length === 1 ? 'place' : 'places'} mended.`)
  }
}

/**
 * Compiles the messages, but only when the check finds nothing: it would also compile a catalog that lags behind the
 * code.
 */
async function catalogsCompile(
  root: string,
  { out, pseudo }: { out: string; pseudo?: string | true },
): Promise<number> {
  if (locales.some((locale) => locale === pseudo))
    return refuse(
      `catalogs compile: '${pseudo}' is a language of the site, whose file it would replace. Name another, such as en-XA.`,
    )
  const found = await checkWithCode(root)
  if (found.findings.some(({ level }) => level === 'error'))
    return publish(
      { command: 'citence catalogs compile', rules: Object.values(catalogRules), ...found },
      { format: 'pretty' },
    )
  const folder = resolve(root, out)
  mkdirSync(folder, { recursive: true })
  const write = (locale: string, messages: object) => {
    writeFileSync(join(folder, `${locale}.json`), `${JSON.stringify(messages)}\n`)
    console.log(`${locale}.json: ${Object.keys(messages).length} messages`)
  }
  for (const locale of locales) write(locale, allMessages(root, locale, compile))
  if (pseudo) write(pseudo === true ? 'en-XA' : pseudo, allMessages(root, defaultLocale, compilePseudo))
  console.log(`written to ${out}`)
  return done
}
