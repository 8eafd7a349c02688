import { expect, it } from 'vitest'
import { harmlessJson } from './harmless.ts'

it('escapes in JSON what a terminal would obey or turn round, and changes no value', () => {
  const value = { name: 'é\u0001\u007f\u0085\u009b\u061c\u202e\u2069 日本' }
  const text = harmlessJson(value)
  expect(text).toBe('{"name":"é\\u0001\\u007f\\u0085\\u009b\\u061c\\u202e\\u2069 日本"}')
  expect(JSON.parse(text)).toEqual(value)
  expect(harmlessJson([1], 2)).toBe('[\n  1\n]')
})
