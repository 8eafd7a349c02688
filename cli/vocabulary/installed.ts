import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { extractVocabulary } from './extract.ts'
import { tableJson, tableText } from './table-text.ts'

const manifest = createRequire(import.meta.url).resolve('schema-dts/package.json')

/** The table, as the schema-dts that is installed asks for it. */
export function tableOfInstalled(): string {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const declarations = readFileSync(join(dirname(manifest), 'dist/schema.d.ts'), 'utf8')
  return tableJson(tableText(extractVocabulary(declarations), version))
}
