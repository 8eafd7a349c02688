import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goldenFolder, goldenLines } from './golden.ts'
import { jsonLdRules } from './rules.ts'

for (const { id } of jsonLdRules) {
  const name = id.slice('jsonld/'.length)
  writeFileSync(join(goldenFolder, name, 'expected.txt'), goldenLines(name))
}
