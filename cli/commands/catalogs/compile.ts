import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultLocale, locales } from '../../../src/site/locales.ts'
import { catalogRules } from '../../catalogs/catalog-rules.ts'
import { compile, compilePseudo } from '../../catalogs/compile.ts'
import { checkWithCode, readCatalog } from '../../catalogs/own-catalogs.ts'
import { done } from '../../exit-code.ts'
import { publish } from '../../findings/publish.ts'

/**
 * Compiles the messages, but only when the check finds nothing: it would also compile a catalog that lags behind the
 * code.
 */
export async function catalogsCompile(
  root: string,
  { out, pseudo }: { out: string; pseudo?: string | true },
): Promise<number> {
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
  for (const locale of locales) write(locale, compile(readCatalog(root, locale)))
  if (pseudo) write(pseudo === true ? 'en-XA' : pseudo, compilePseudo(readCatalog(root, defaultLocale)))
  console.log(`written to ${out}`)
  return done
}
