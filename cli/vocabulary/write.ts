import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleOfInstalled } from './installed.ts'

const path = 'src/json-ld/vocabulary/table.ts'
const text = moduleOfInstalled()
writeFileSync(join(import.meta.dirname, '../..', path), text)
console.log(`${path}: ${text.length.toLocaleString('en')} characters`)
