import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { extractVocabulary } from './extract.ts'
import { tableModule, tableText } from './table-text.ts'

const manifest = createRequire(import.meta.url).resolve('schema-dts/package.json')

/** The table's module, as the schema-dts that is installed asks for it. */
export function moduleOfInstalled(): string {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const declarations = readFileSync(join(dirname(manifest), 'dist/schema.d.ts'), 'utf8')
  return tableModule(tableText(extractVocabulary(declarations), version))
}
