import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { locales } from '../site/locales.ts'
import { collectionSchemas } from './collections.ts'
import { collectionFile } from './files.ts'
import { contentSchemas, editorSettings, schemaFolder, writeCommand } from './schemas.ts'

const project = resolve(import.meta.dirname, '../..')
const schemas = contentSchemas()

describe('the schemas for editors', () => {
  it.each([...schemas])('%s is in step with the types', (name, text) => {
    expect(readFileSync(join(project, schemaFolder, name), 'utf8'), `Run ${writeCommand}.`).toBe(text)
  })

  it('are no more than the types', () => {
    expect(readdirSync(join(project, schemaFolder)).sort()).toEqual([...schemas.keys()].sort())
  })

  it('ask for what has no default, and know every key', () => {
    const page = z
      .object({ required: z.array(z.string()), additionalProperties: z.boolean() })
      .parse(JSON.parse(schemas.get('page.schema.json') ?? ''))
    expect(page).toEqual({ required: ['label', 'title', 'description', 'lastUpdated'], additionalProperties: false })
  })

  it('let the year of a source be a number, as it is written', () => {
    const text = schemas.get('sources.schema.json') ?? ''
    const { items } = z
      .object({ items: z.object({ properties: z.object({ date: z.object({ anyOf: z.array(z.looseObject({})) }) }) }) })
      .parse(JSON.parse(text))
    expect(items.properties.date.anyOf.map(({ type }) => type)).toEqual(['string', 'number'])
  })
})

describe.each(Object.keys(collectionSchemas))('the collection %s', (name) => {
  it.each(locales)('names its schema in its first line (%s)', (locale) => {
    const file = collectionFile(name, locale)
    const [first] = readFileSync(join(project, file), 'utf8').split('\n')
    expect(first).toBe(`# yaml-language-server: $schema=../${basename(schemaFolder)}/${name}.schema.json`)
  })
})

it('every schema but that of frontmatter is known to VS Code', () => {
  const text = readFileSync(join(project, '.vscode/settings.json'), 'utf8')
  expect(JSON.parse(text), `Run ${writeCommand}.`).toMatchObject(editorSettings())
  const known = Object.keys(editorSettings()['yaml.schemas']).map((path) => basename(path))
  expect(known.sort()).toEqual([...schemas.keys()].filter((name) => name !== 'page.schema.json').sort())
})
