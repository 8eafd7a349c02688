import { expect, it } from 'vitest'
import { safeJson } from './sanitize.ts'

it('escapes in JSON what a terminal would obey or turn round, and changes no value', () => {
  const value = { name: 'é\u0001\u007f\u0085\u009b\u061c\u202e\u2069 日本' }
  const text = safeJson(value)
  expect(text).toBe('{"name":"é\\u0001\\u007f\\u0085\\u009b\\u061c\\u202e\\u2069 日本"}')
  expect(JSON.parse(text)).toEqual(value)
  expect(safeJson([1], 2)).toBe('[\n  1\n]')
})
