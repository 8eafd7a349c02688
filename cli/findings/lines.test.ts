import { expect, it } from 'vitest'
import { lineAt, placeAt } from './lines.ts'

it('lines and columns count from 1, also after a line that Windows ended', () => {
  expect(placeAt('ab\r\ncd', 5)).toEqual({ line: 2, column: 2 })
  expect(placeAt('ab', 0)).toEqual({ line: 1, column: 1 })
})

it('a long line is cut around the place', () => {
  expect(lineAt(`${'x'.repeat(500)}HERE${'y'.repeat(500)}`, 500)).toMatch(/^…x{30}HEREy+…$/)
})
