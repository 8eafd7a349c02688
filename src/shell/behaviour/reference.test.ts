import { describe, expect, it } from 'vitest'
import { fragmentOf, referenceTo } from './reference.ts'

describe('a text fragment', () => {
  it('names a short sentence whole', () => {
    expect(fragmentOf('GEO is not SEO.')).toBe(':~:text=GEO%20is%20not%20SEO.')
  })

  it('names the first and the last words of a long one', () => {
    expect(fragmentOf('one two three four five six seven eight nine')).toBe(
      ':~:text=one%20two%20three%20four,six%20seven%20eight%20nine',
    )
  })

  it('escapes what its syntax gives a meaning', () => {
    expect(fragmentOf('AI-native, A & B')).toBe(':~:text=AI%2Dnative%2C%20A%20%26%20B')
  })

  it('of nothing is nothing', () => expect(fragmentOf('  ')).toBe(''))
})

describe('a reference', () => {
  const parts = {
    sentence: 'A sentence.',
    sources: '',
    title: 'A page',
    updated: '2026-11-21',
    url: 'https://a.example/b#c',
  }

  it.each([
    ['en', '“A sentence.” A page, 2026-11-21. https://a.example/b#c'],
    ['fr', '«\u00a0A sentence.\u00a0» A page, 2026-11-21. https://a.example/b#c'],
  ])('quotes as %s does, and says where and when', (locale, text) => {
    expect(referenceTo({ ...parts, locale })).toBe(text)
  })

  it('names the works whose figures it holds', () => {
    expect(referenceTo({ ...parts, sources: 'A study, 2024', locale: 'en' })).toBe(
      '“A sentence.” (A study, 2024) A page, 2026-11-21. https://a.example/b#c',
    )
  })
})
