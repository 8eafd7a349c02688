import { describe, expect, it } from 'vitest'
import { expressionsOf, faultOf } from './expressions.ts'

const judged = (code: string) => expressionsOf('seed.ts', code).map((expression) => faultOf(expression) !== undefined)

describe('the lint of regular expressions', () => {
  it.each([
    ['a search that begins anew at each slash, as once in the aliases', String.raw`path.replace(/[/\\]+$/, '')`],
    ['white space around a sign', String.raw`text.replace(/\s*>\s*/g, '>')`],
    ['exponential backtracking', 'x = /^(a+)+$/.test(text)'],
    ['two neighbours that take the same', String.raw`/^\s*=\s*(.*?)\s*$/.exec(line)`],
    ['what RegExp is called with', `const many = '(a|b)*'; new RegExp("^" + many + "a*$", "u").test(text)`],
    ['the raw form of a template', String.raw`new RegExp(String.raw${'`'}\s*;\s*$${'`'})`],
    ['what is around a word that is only known when it runs', 'RegExp("(?:" + names.join("|") + "|[a-z])+[a-z]*;$")'],
  ])('finds %s', (_, code) => {
    expect(judged(code)).toContain(true)
  })

  it.each([
    ['a class that ends where it stops', String.raw`/^[\w-]+$/.test(text)`],
    ['what is not preceded by more of the same', String.raw`path.replace(/(?<!\/)\/+$/, '')`],
    ['numbered repetition', String.raw`new RegExp('^\\d{1,5}$')`],
  ])('lets pass %s', (_, code) => {
    expect(judged(code)).toEqual([false])
  })

  it('reads every one of a file, with its line', () => {
    const found = expressionsOf('seed.ts', 'const a = /x/u\nconst b = [new RegExp("y", "g"), /z/]')
    expect(found.map(({ line, source, flags }) => [line, source, flags])).toEqual([
      [1, 'x', 'u'],
      [2, 'y', 'g'],
      [2, 'z', ''],
    ])
  })
})
