import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentSchemas, editorSettings, schemaFolder } from './schemas.ts'

const project = resolve(import.meta.dirname, '../..')
mkdirSync(resolve(project, schemaFolder), { recursive: true })
for (const [name, text] of contentSchemas()) writeFileSync(resolve(project, schemaFolder, name), text)
const settings = resolve(project, '.vscode/settings.json')
const kept = JSON.parse(readFileSync(settings, 'utf8'))
writeFileSync(settings, `${JSON.stringify({ ...kept, ...editorSettings() }, null, 2)}\n`)
console.log(`${schemaFolder}: ${contentSchemas().size} schemas written.`)
