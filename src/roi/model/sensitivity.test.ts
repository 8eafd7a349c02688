import { expect, it } from 'vitest'
import { scenarios } from './forecast.ts'
import { example } from './inputs.ts'
import { sensitivity } from './sensitivity.ts'

it('a fifth less and more of the margin moves the example by a fifth of its gain either way', () => {
  const margin = sensitivity(example).find(({ id }) => id === 'margin')
  expect(margin).toEqual({ id: 'margin', down: 5400, up: 16_800, swing: 11_400 })
})

it('leaves out what does not count: zeros, the other basis, the spread', () => {
  const ids = sensitivity(example).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['visits', 'uplift', 'monthly', 'horizon']))
  for (const id of ['sessions', 'share', 'spread', 'mentions']) expect(ids).not.toContain(id)
})

it('a percentage is not raised above 100', () => {
  const closing = sensitivity({ ...example, closing: 90 }).find(({ id }) => id === 'closing')
  // 100/90 of the gain, not 120/90.
  expect(closing?.up).toBeCloseTo((128_250 * 100) / 90 - 17_400, 6)
})

it('the scenarios of the example are as far from its uplift as the spread says', () => {
  expect(scenarios(example).map(({ id, uplift, forecast }) => [id, uplift, forecast.net])).toEqual([
    ['low', 25, -3150],
    ['base', 50, 11_100],
    ['high', 75, 25_350],
  ])
})
