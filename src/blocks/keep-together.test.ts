import { expect, it } from 'vitest'
import { keepTogether } from './keep-together.ts'

it('keeps a word with a hyphen on one line, with what stands beside it', () => {
  expect(keepTogether('<h2 id="a-b">Qu’est-ce que l’<dfn>AI-native</dfn>\u00a0?</h2>')).toBe(
    '<h2 id="a-b"><span>Qu’est-ce</span> que l’<dfn><span>AI-native</span></dfn>\u00a0?</h2>',
  )
})

it('lets a word break that is wider than a phone', () => {
  const long = '<h1>semi-professionnellement</h1>'
  expect(keepTogether(long)).toBe(long)
})

it('leaves running text, dates and dashes alone', () => {
  const html = '<h2>2024-2025 - an outlook</h2><p>AI-native</p>'
  expect(keepTogether(html)).toBe(html)
})
