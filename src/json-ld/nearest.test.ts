import { expect, it } from 'vitest'
import { distance, nearest } from './nearest.ts'
import { vocabulary } from './vocabulary/vocabulary.ts'

it('a swap of neighbours is one slip', () => {
  expect(distance('nmae', 'name', 3)).toBe(1)
  expect(distance('nmae', 'image', 3)).toBe(2)
})

it('stops counting above the limit', () => {
  expect(distance('availability', 'name', 2)).toBe(3)
  expect(distance('abcdefgh', 'hgfedcba', 2)).toBe(3)
})

const properties = vocabulary.nodes.get('Product')?.properties ?? new Map<string, unknown>()

it.each([
  ['nmae', 'name'],
  ['Offers', 'offers'],
  ['descripton', 'description'],
  ['agregateRating', 'aggregateRating'],
  ['colour', 'color'],
])('for %s suggests %s', (wrong, right) => {
  expect(nearest(wrong, properties.keys())).toBe(right)
})

it('suggests nothing where nothing is near', () => {
  expect(nearest('favouriteColour', properties.keys())).toBeUndefined()
  expect(nearest('xy', properties.keys())).toBeUndefined()
})
