import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { Block } from '../content/model.ts'
import { sheets, sheetsFor } from './sheets.ts'

const root = resolve(import.meta.dirname, '../..')
const prose = (type: 'paragraph' | 'table'): Block => ({
  type: 'prose',
  id: undefined,
  heading: undefined,
  body: { type: 'root', children: [{ type, children: [] }] },
  sources: [],
})

it.each(Object.entries(sheets))('the sheet %s is a file', (_, file) => {
  expect(existsSync(resolve(root, file))).toBe(true)
})

it('a page carries the sheets of its blocks once, also of those that stand side by side', () => {
  const form: Block = {
    type: 'form',
    heading: undefined,
    intro: { type: 'root', children: [] },
    form: { kind: 'audit', variant: 'detailed' },
  }
  expect(sheetsFor([form, { type: 'columns', blocks: [{ type: 'contact-details' }, form] }])).toEqual([
    'terms',
    'form-block',
    'columns',
  ])
})

it('running text carries what tables need only where it holds one', () => {
  expect(sheetsFor([prose('paragraph')])).toEqual([])
  expect(sheetsFor([prose('table')])).toEqual(['tables'])
})
