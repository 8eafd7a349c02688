import { expect, it } from 'vitest'
import { fromFragment, toFragment } from './address.ts'
import { example } from './inputs.ts'

it('says everything, with a point for decimals in both languages', () => {
  expect(toFragment({ ...example, conversion: 2.5 })).toBe(
    'b=visits&v=500&o=25000&a=2&u=50&d=50&c=2.5&l=20&m=2000&k=1200&s=3000&r=6&h=12&x=0',
  )
})

it.each(['', '#', '#formulas', '#source-1', '#u=', '#u=abc&h=1.5', '#:~:text=The%20return'])(
  'takes %j for no state of its own',
  (fragment) => expect(fromFragment(fragment)).toBeUndefined(),
)

it('keeps to the example where it is told nonsense', () => {
  const told = '#b=elsewhere&v=900&u=-1&c=101&l=1e3&m=0x10&h=12.5&r=NaN&k=99999999&zz=<script>'
  expect(fromFragment(told)).toEqual({ ...example, visits: 900 })
})

it('knows a share of the sessions', () => {
  expect(fromFragment('#b=share&o=1000&a=2.5')).toMatchObject({ basis: 'share', sessions: 1000, share: 2.5 })
})
