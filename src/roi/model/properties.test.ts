import { describe, expect, it } from 'vitest'
import { fromFragment, toFragment } from './address.ts'
import { breakEvenUplift, forecast, scenarios } from './forecast.ts'
import { example, type FieldId, fieldIds, fields, type Inputs, isAllowed } from './inputs.ts'
import { formatAmount, formatPlain, parseNumber } from './numbers.ts'
import { sensitivity } from './sensitivity.ts'

/** Numbers from 0 to 1 that are the same in every run (mulberry32, public domain). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Any value of a field: its ends as often as what is likely, and fractions where they may be. */
function anyValue(id: FieldId, random: () => number): number {
  const { min, max, unit } = fields[id]
  const [kind, size] = [random(), random()]
  if (kind < 0.1) return min
  if (kind < 0.15) return max
  const value = kind < 0.6 ? min + (max - min) * size ** 6 : min + (max - min) * size
  return unit === 'months' ? Math.round(value) : Math.round(value * 100) / 100
}

type Editable = { -readonly [Name in keyof Inputs]: Inputs[Name] }

/** Inputs of every kind, the same in every run. */
function manyInputs(count: number): Inputs[] {
  const random = randomFrom(9)
  const anyInputs = () => {
    const inputs: Editable = { ...example, basis: random() < 0.5 ? 'visits' : 'share' }
    for (const id of fieldIds) inputs[id] = anyValue(id, random)
    return inputs
  }
  return Array.from({ length: count }, anyInputs)
}

const many = manyInputs(400)

/** All numbers within a value, wherever they are. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(numbersIn) : []
}

/** A little more of one input; `undefined` where it is at its end. */
function more(inputs: Inputs, id: FieldId): Inputs | undefined {
  const { max, unit } = fields[id]
  const value = unit === 'months' ? inputs[id] + 1 : inputs[id] * 1.1 + 1
  return value <= max ? { ...inputs, [id]: value } : undefined
}

/** Sums of large numbers differ in their last digits. */
const slack = (value: number) => 1e-6 + Math.abs(value) * 1e-9

describe('for any input', () => {
  it('all that comes out is a number, and none of them a negative zero', () => {
    for (const inputs of many) {
      const out = [forecast(inputs), breakEvenUplift(inputs), scenarios(inputs), sensitivity(inputs)]
      expect(numbersIn(out).filter((value) => !Number.isFinite(value) || Object.is(value, -0))).toEqual([])
    }
  })

  it.each(['visits', 'sessions', 'share', 'uplift', 'conversion', 'closing', 'margin', 'mentions'] as const)(
    'more %s never lessens the result, nor puts the payback off',
    (id) => {
      for (const inputs of many) {
        const raised = more(inputs, id)
        if (!raised) continue
        const [before, after] = [forecast(inputs), forecast(raised)]
        expect(after.net).toBeGreaterThanOrEqual(before.net - slack(before.net))
        expect(after.payback ?? Infinity).toBeLessThanOrEqual(before.payback ?? Infinity)
      }
    },
  )

  it.each(['monthly', 'oneOff', 'ramp'] as const)('more %s never improves the result, nor the ROI', (id) => {
    for (const inputs of many) {
      const raised = more(inputs, id)
      if (!raised) continue
      const [before, after] = [forecast(inputs), forecast(raised)]
      expect(after.net).toBeLessThanOrEqual(before.net + slack(before.net))
      if (before.roi !== undefined) expect(after.roi).toBeLessThanOrEqual(before.roi + slack(before.roi))
      expect(after.payback ?? Infinity).toBeGreaterThanOrEqual(before.payback ?? Infinity)
    }
  })

  it('a longer horizon never moves a payback that was within the shorter', () => {
    for (const inputs of many) {
      const { payback } = forecast(inputs)
      const longer = more(inputs, 'horizon')
      if (payback && longer) expect(forecast(longer).payback).toBe(payback)
    }
  })

  it('the result at the break-even uplift is 0, and a lower uplift loses', () => {
    for (const inputs of many) {
      const uplift = breakEvenUplift(inputs)
      if (!uplift) continue
      const { net, cost } = forecast({ ...inputs, uplift })
      expect(Math.abs(net)).toBeLessThanOrEqual(slack(cost))
      expect(forecast({ ...inputs, uplift: uplift / 2 }).net).toBeLessThan(0)
    }
  })

  it('low is never above base, nor base above high', () => {
    for (const inputs of many) {
      const [low, base, high] = scenarios(inputs).map(({ forecast: { net } }) => net)
      expect(low).toBeLessThanOrEqual((base ?? 0) + slack(base ?? 0))
      expect(base).toBeLessThanOrEqual((high ?? 0) + slack(high ?? 0))
    }
  })

  it('what moves the result most is first, and a step is never out of range', () => {
    for (const inputs of many) {
      const swings = sensitivity(inputs).map(({ swing }) => swing)
      expect(swings).toEqual([...swings].sort((a, b) => b - a))
    }
  })

  it('the address gives back what it was given', () => {
    for (const inputs of many) expect(fromFragment(`#${toFragment(inputs)}`)).toEqual(inputs)
  })

  it('a number that is shown in a field is read as itself, in both languages', () => {
    for (const value of many.flatMap(numbersIn))
      for (const locale of ['en', 'fr'] as const) expect(parseNumber(formatPlain(value, locale), locale)).toBe(value)
  })

  it('no amount is shown as -0', () => {
    for (const tiny of [-0, -0.001, -0.4])
      for (const unit of ['count', 'money', 'percent'] as const)
        for (const locale of ['en', 'fr'] as const)
          expect(formatAmount(tiny / 10, unit, locale)).not.toMatch(/^[-−]\D*0\D*$/)
  })
})

it('the inputs that are made up are allowed ones', () => {
  for (const inputs of many) for (const id of fieldIds) expect(isAllowed(id, inputs[id]), id).toBe(true)
})
