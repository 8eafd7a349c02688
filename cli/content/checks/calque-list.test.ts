import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/site/locales.ts'
import { calqueList } from './calque-list.ts'

describe.each(locales)('the list of phrases that an editor strikes out (%s)', (locale) => {
  it.each(calqueList[locale])('finds "$wrong"', ({ pattern, wrong }) => {
    expect(wrong.match(pattern)).not.toBeNull()
  })

  it.each(calqueList[locale])('lets "$right" pass', ({ right }) => {
    expect(calqueList[locale].filter(({ pattern }) => right.match(pattern))).toEqual([])
  })
})
