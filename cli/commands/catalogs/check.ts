import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultLocale, locales } from '../../../src/site/locales.ts'
import { catalogRules } from '../../catalogs/catalog-rules.ts'
import { compile, compilePseudo } from '../../catalogs/compile.ts'
import { checkCatalogs, checkExtraction, lingui, readCatalog } from '../../catalogs/own-catalogs.ts'
import { applyEdits } from '../../content/checks/typography.ts'
import { done, wrongUse } from '../../exit-code.ts'
import { publish, type ReportOptions } from '../../findings/publish.ts'

/** Prints what is wrong with the catalogs; mends typography first when asked to. */
export async function catalogsCheck(root: string, options: ReportOptions & { fix?: true }): Promise<number> {
  if (options.fix) fix(root)
  const outOfDate = await checkExtraction(root)
  const { findings, checked } = checkCatalogs(root)
  const rules = Object.values(catalogRules)
  return publish({ command: 'citence catalogs check', rules, findings: [...outOfDate, ...findings], checked }, options)
}

function fix(root: string): void {
  for (const [file, edits] of checkCatalogs(root).edits) {
    const path = join(root, file)
    if (edits.length === 0) continue
    writeFileSync(
      path,
      applyEdits(
        readFileSync(path, 'utf8'),
        edits.map((edit) => ({ ...edit, file })),
      ),
    )
    console.error(`${file}: ${edits.length} ${edits.length === 1 ? 'place' : 'places'} mended.`)
  }
}

/** Writes compiled messages, unless something is wrong: a text that changed in the code would compile all the same. */
export async function catalogsCompile(
  root: string,
  { out, pseudo }: { out: string; pseudo?: string | true },
): Promise<number> {
  const outOfDate = await checkExtraction(root)
  const { findings, checked } = checkCatalogs(root)
  const all = [...outOfDate, ...findings]
  if (all.some(({ level }) => level === 'error'))
    return publish(
      { command: 'citence catalogs compile', rules: Object.values(catalogRules), findings: all, checked },
      { format: 'pretty' },
    )
  const folder = resolve(root, out)
  mkdirSync(folder, { recursive: true })
  const write = (locale: string, messages: object) => {
    writeFileSync(join(folder, `${locale}.json`), `${JSON.stringify(messages)}\n`)
    console.log(`${locale}.json: ${Object.keys(messages).length} messages`)
  }
  for (const locale of locales) write(locale, compile(readCatalog(root, locale)))
  if (pseudo) write(pseudo === true ? 'en-XA' : pseudo, compilePseudo(readCatalog(root, defaultLocale)))
  console.log(`written to ${out}`)
  return done
}

/** Lets Lingui rewrite the catalogs, and says what is to be translated. */
export async function catalogsExtract(root: string): Promise<number> {
  const { code, output } = await lingui(root, 'extract', '--clean', '--workers', '1')
  if (code !== 0) {
    console.error(output.trim())
    return wrongUse
  }
  const missing = checkCatalogs(root).findings.filter(({ rule }) => rule === catalogRules.missing.id)
  for (const { file, line, message } of missing) console.log(`${file}:${line}: ${message}`)
  console.log(`catalogs extracted: ${missing.length} to be translated`)
  return done
}
