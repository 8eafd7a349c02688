import { describe, expect, it } from 'vitest'
import { breakEvenUplift, forecast, presentVisits } from './forecast.ts'
import { example, type Inputs } from './inputs.ts'

/** Without spread, ramp, one-off cost and mentions: tests add what they need. */
const bare: Inputs = { ...example, spread: 0, ramp: 0, oneOff: 0, mentions: 0 }

/** 800 visits doubled, 3 % of them clients at 150 each, for 1,200 a month. */
const vector: Inputs = { ...bare, visits: 800, uplift: 100, conversion: 3, closing: 100, margin: 150, monthly: 1200 }

describe('the published test vector', () => {
  it('earns 3,600 a month and returns 200 %, over any horizon', () => {
    for (const horizon of [1, 12, 60]) {
      const { months, roi } = forecast({ ...vector, horizon })
      expect(months.map(({ margin }) => margin)).toEqual(Array(horizon).fill(3600))
      expect(roi).toBe(2)
    }
  })

  it('pays in the first month, and breaks even at a third of the uplift', () => {
    expect(forecast(vector).payback).toBe(1)
    expect(breakEvenUplift(vector)).toBeCloseTo(100 / 3, 10)
  })
})

describe('the example of the page, computed by hand', () => {
  const { months, gain, cost, net, roi, payback } = forecast(example)

  it('climbs to 250 more visits, 7.5 leads and 1.5 clients a month', () => {
    expect(months[2]).toMatchObject({ month: 3, visits: 125, leads: 3.75, clients: 0.75, margin: 1500 })
    expect(months[5]).toMatchObject({ visits: 250, leads: 7.5, clients: 1.5, margin: 3000 })
    expect(months[11]).toMatchObject({ visits: 250, margin: 3000 })
  })

  it('takes 17,400 and brings 28,500', () =>
    expect({ gain, cost, net }).toEqual({ gain: 28_500, cost: 17_400, net: 11_100 }))
  it('returns 63.8 %', () => expect(roi).toBeCloseTo(0.6379, 4))

  it('is out of the red in month 6', () => {
    expect(months.slice(0, 6).map(({ cumulative }) => cumulative)).toEqual([-3700, -3900, -3600, -2800, -1500, 300])
    expect(payback).toBe(6)
  })

  it('breaks even at an uplift of 30.5 %', () => expect(breakEvenUplift(example)).toBeCloseTo(30.526, 3))
})

describe('the ramp', () => {
  const firsts = (ramp: number) =>
    forecast({ ...vector, ramp })
      .months.slice(0, 5)
      .map(({ visits }) => visits)

  it('spreads the growth evenly over its months', () => expect(firsts(4)).toEqual([200, 400, 600, 800, 800]))
  it('of no month and of one are the same: all at once', () => {
    expect(firsts(0)).toEqual(Array(5).fill(800))
    expect(firsts(1)).toEqual(firsts(0))
  })

  it('may be longer than the horizon: the full uplift is then never reached', () => {
    expect(forecast({ ...vector, ramp: 36, horizon: 12 }).months.at(-1)?.visits).toBeCloseTo(800 / 3, 10)
  })
})

it('visits may be a share of the organic sessions', () => {
  const inputs: Inputs = { ...vector, basis: 'share', sessions: 40_000, share: 2, visits: 1 }
  expect(presentVisits(inputs)).toBe(800)
  expect(forecast(inputs)).toEqual(forecast(vector))
})

describe('where a figure has no meaning', () => {
  it('there is no ROI where nothing is spent', () => {
    expect(forecast({ ...vector, monthly: 0 })).toMatchObject({ roi: undefined, cost: 0, payback: 1 })
  })

  it('there is no payback within the horizon, and no uplift that breaks even, when nothing is earned', () => {
    const barren = { ...vector, conversion: 0 }
    expect(forecast(barren)).toMatchObject({ payback: undefined, roi: -1 })
    expect(breakEvenUplift(barren)).toBeUndefined()
  })

  it('where nothing is spent, an uplift of 0 breaks even', () => {
    expect(breakEvenUplift({ ...vector, monthly: 0, visits: 0 })).toBe(0)
  })
})

it('unclicked mentions count for nothing, unless the visitor says what they are worth', () => {
  const valued = forecast({ ...vector, mentions: 100, horizon: 12 })
  expect(valued.gain - forecast({ ...vector, horizon: 12 }).gain).toBe(1200)
  expect(breakEvenUplift({ ...vector, mentions: 1200 })).toBe(0)
})

it('a month that exactly pays the cost back counts, whatever the fractions add up to', () => {
  const tenth: Inputs = { ...bare, visits: 1, uplift: 100, conversion: 100, closing: 100, margin: 0.3, monthly: 0.2 }
  expect(forecast({ ...tenth, oneOff: 0.3, horizon: 3 })).toMatchObject({ payback: 3, net: 0, roi: 0 })
})
