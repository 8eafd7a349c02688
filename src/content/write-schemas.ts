import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentSchemas, schemaFolder } from './schemas.ts'

const folder = resolve(import.meta.dirname, '../..', schemaFolder)
mkdirSync(folder, { recursive: true })
for (const [name, text] of contentSchemas()) writeFileSync(resolve(folder, name), text)
console.log(`${schemaFolder}: ${contentSchemas().size} schemas written.`)
