import { expect, it } from 'vitest'
import { onShown } from './shown-page.ts'

/** The part of a document that `onShown` uses. */
function footerOf(year: string) {
  const shown = { textContent: year }
  return {
    shown,
    document: {
      querySelector: (selector: string) => (selector === '[data-year]' ? shown : null),
    } as unknown as Document,
  }
}

it.each([
  ['goes on at New Year', '2026', 2027, '2027'],
  ['stays while the year lasts', '2026', 2026, '2026'],
  ['does not go back with a wrong clock', '2026', 1970, '2026'],
])('the year of the copyright line %s', (_, built, now, expected) => {
  const { shown, document } = footerOf(built)
  onShown(document, now)
  expect(shown.textContent).toBe(expected)
})
