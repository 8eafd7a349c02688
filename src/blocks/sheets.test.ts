import { expect, it } from 'vitest'
import type { Block } from '../content/model.ts'
import { writeBody } from '../content/page.fixture.ts'
import { sheetFiles } from './sheet-files.ts'
import { sheetsFor } from './sheets.ts'

const known = Object.keys(sheetFiles)
const prose = (type: 'paragraph' | 'table'): Block => ({
  type: 'prose',
  id: undefined,
  heading: undefined,
  body: { type: 'root', children: [{ type, children: [] }] },
  sources: [],
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
  const { blocks } = writeBody(':::cards\n### One\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n:::\n')
  expect(sheetsFor(blocks, known)).toContain('tables')
})
