import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableOfInstalled } from './installed.ts'

const path = 'src/json-ld/vocabulary/table.json'
const text = tableOfInstalled()
writeFileSync(join(import.meta.dirname, '../..', path), text)
console.log(`${path}: ${text.length.toLocaleString('en')} characters`)
