import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogRules } from '../../catalogs/catalog-rules.ts'
import { checkCatalogs, checkWithCode } from '../../catalogs/own-catalogs.ts'
import { applyEdits } from '../../content/checks/typography.ts'
import { publish, type ReportOptions } from '../../findings/publish.ts'

/** Prints the findings on the catalogs; with `fix`, corrects typography first. */
export async function catalogsCheck(root: string, options: ReportOptions & { fix?: true }): Promise<number> {
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
