import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goldenFolder, goldenLines, goldenNames } from './golden.ts'

for (const name of goldenNames) writeFileSync(join(goldenFolder, name, 'expected.txt'), goldenLines(name))
