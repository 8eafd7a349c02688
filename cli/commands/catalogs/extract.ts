import { catalogRules } from '../../catalogs/catalog-rules.ts'
import { checkCatalogs, lingui } from '../../catalogs/own-catalogs.ts'
import { done, wrongUse } from '../../exit-code.ts'

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
