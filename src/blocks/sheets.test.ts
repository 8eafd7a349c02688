import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { Block } from '../content/model.ts'
import { sheetFiles } from './sheet-files.ts'
import { sheetsFor } from './sheets.ts'

const root = resolve(import.meta.dirname, '../..')
const known = Object.keys(sheetFiles)
const prose = (type: 'paragraph' | 'table'): Block => ({
  type: 'prose',
  id: undefined,
  heading: undefined,
  body: { type: 'root', children: [{ type, children: [] }] },
  sources: [],
})

it.each(Object.entries(sheetFiles))('the sheet %s is a file', (_, file) => {
  expect(existsSync(resolve(root, file))).toBe(true)
})

it('a page carries the sheets of its blocks once, also of those that are side by side', () => {
  const form: Block = {
    type: 'form',
    heading: undefined,
    intro: { type: 'root', children: [] },
    form: { kind: 'audit', variant: 'detailed' },
  }
  expect(sheetsFor([form, { type: 'columns', blocks: [{ type: 'contact-details' }, form] }], known)).toEqual([
    'details',
    'columns',
    'form',
  ])
})

it('running text carries what tables need only where it holds one', () => {
  expect(sheetsFor([prose('paragraph')], known)).toEqual([])
  expect(sheetsFor([prose('table')], known)).toEqual(['tables'])
})
