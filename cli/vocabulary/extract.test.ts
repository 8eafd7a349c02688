import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { extractVocabulary } from './extract.ts'
import { tableOfInstalled } from './installed.ts'

it('the table is in step with the schema-dts that is installed: run npm run vocabulary after an update', () => {
  const table = readFileSync(join(import.meta.dirname, '../../src/json-ld/vocabulary/table.json'), 'utf8')
  expect(table === tableOfInstalled()).toBe(true)
})

it.each([
  ['a property that is required', 'interface ABase { "name": SchemaValue<Text, "name">; }'],
  ['a property of another name', 'interface ABase { "name"?: SchemaValue<Text, "nom">; }'],
  ['a property that is no schema value', 'interface ABase { "name"?: Text; }'],
  ['a leaf with more than its type', 'export interface ALeaf extends ABase { "@type": "A"; "name": "x"; }'],
  ['an enumeration that is not in pairs', 'export type A = "https://schema.org/B" | "C";'],
  ['a generic type', 'export type A<T> = T | string;'],
  ['a statement that is no type', 'export declare const a: string;'],
])('refuses %s, and says where', (_, source) => {
  expect(() => extractVocabulary(`\n${source}`)).toThrow(/^schema\.d\.ts:2: expected a shape of schema-dts/)
})
