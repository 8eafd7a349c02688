import { accessSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { inWords } from './in-words.ts'
import { safeJson } from './sanitize.ts'
import { table } from './table.ts'

function thrownBy(action: () => void): unknown {
  try {
    action()
  } catch (error) {
    return error
  }
  return undefined
}

it('says of a file that cannot be read or written what to do', () => {
  const folder = ownFolder()
  expect(inWords(thrownBy(() => accessSync(`${folder}/a.gz`)))).toBe(
    `${folder}/a.gz: there is no such file or folder. Correct the name, or make the folder it is in.`,
  )
  expect(inWords(thrownBy(() => writeFileSync(folder, '')))).toBe(`${folder}: is a folder. Name a file.`)
})

it('passes on what an error of ours says', () => {
  expect(inWords(new Error('faq.html: is no backup. Take another one.'))).toBe(
    'faq.html: is no backup. Take another one.',
  )
})

it('passes on no character that a terminal would obey, when an error quotes a file', () => {
  expect(inWords(new Error('the table \u001b[2J\u009b31m\u0007x,\nwhich is not known'))).toBe(
    'the table  [2J 31m x,\nwhich is not known',
  )
})

it('escapes in JSON what a terminal would obey or turn round, and changes no value', () => {
  const value = { name: 'é\u0001\u007f\u0085\u009b\u061c\u202e\u2069 日本' }
  const text = safeJson(value)
  expect(text).toBe('{"name":"é\\u0001\\u007f\\u0085\\u009b\\u061c\\u202e\\u2069 日本"}')
  expect(JSON.parse(text)).toEqual(value)
  expect(safeJson([1], 2)).toBe('[\n  1\n]')
})

it('sets words to the left and numbers to the right', () => {
  expect(
    table([
      { page: '/', visits: 1200 },
      { page: '/faq', visits: 7 },
    ]),
  ).toBe('page  visits\n/      1,200\n/faq       7')
})

it('shows a stranger’s text without what a terminal would obey', () => {
  expect(table([{ name: 'Eve\u001b]0;owned\u0007\n\u202etxt\u061c\u200f' }])).toBe('name\nEve ]0;owned txt')
})

it('cuts what is too long', () => {
  expect(table([{ name: 'x'.repeat(100) }]).split('\n')[1]).toBe(`${'x'.repeat(47)}…`)
})
