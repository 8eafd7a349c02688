import type { Inputs } from './inputs.ts'

export type Forecast = ReturnType<typeof forecast>

/**
 * Month by month, money in euros: visits_t = V · u · min(1, t / R); profit_t = visits_t · c · l · m + mentions − K; their sum less the
 * one-off cost is the cumulative result, and ROI = (gain − cost) / cost.
 */
export function forecast(inputs: Inputs) {
  const { conversion, closing, margin: perClient, monthly, oneOff, horizon, mentions } = inputs
  let cumulative = -oneOff
  const months = Array.from({ length: horizon }, (_, index) => {
    const month = index + 1
    const visits = addedVisits(inputs) * rampAt(month, inputs.ramp)
    const leads = (visits * conversion) / 100
    const clients = (leads * closing) / 100
    const margin = clients * perClient
    const profit = margin + mentions - monthly
    cumulative += profit
    return { month, visits, leads, clients, margin, profit: exact(profit), cumulative: exact(cumulative) }
  })
  const gain = exact(months.reduce((sum, { margin }) => sum + margin + mentions, 0))
  const cost = monthly * horizon + oneOff
  const net = exact(gain - cost)
  return {
    months,
    /** Margin of the added clients, and what unclicked mentions were said to be worth, over the horizon. */
    gain,
    cost,
    net,
    /** 0.64 for 64 %; `undefined` where nothing is spent. */
    roi: cost > 0 ? net / cost : undefined,
    /** The first month at whose end the gain covers the cost; `undefined`: none within the horizon. */
    payback: months.find((month) => month.cumulative >= 0)?.month,
  }
}

/** The visits a month that assistants send before any work. */
export function presentVisits({ basis, visits, sessions, share }: Inputs): number {
  return basis === 'visits' ? visits : (sessions * share) / 100
}

/** The uplift in percent at which ROI is 0; `undefined` where no uplift earns anything. */
export function breakEvenUplift(inputs: Inputs): number | undefined {
  const { monthly, oneOff, horizon, mentions } = inputs
  const missing = (monthly - mentions) * horizon + oneOff
  if (missing <= 0) return 0
  const perPoint = forecast({ ...inputs, uplift: 1 }).months.reduce((sum, { margin }) => sum + margin, 0)
  return perPoint > 0 ? missing / perPoint : undefined
}

const addedVisits = (inputs: Inputs) => (presentVisits(inputs) * inputs.uplift) / 100

const rampAt = (month: number, ramp: number) => (ramp > 0 ? Math.min(1, month / ramp) : 1)

/** Rounds to a millionth, so that a sum that should be 0 is 0, and neither less nor -0. */
const exact = (value: number) => Math.round(value * 1e6) / 1e6 + 0

const scenarioIds = ['low', 'base', 'high'] as const
export type ScenarioId = (typeof scenarioIds)[number]

export type Scenario = { readonly id: ScenarioId; readonly uplift: number; readonly forecast: Forecast }

/** Nobody knows the uplift beforehand: low and high differ from it by the spread. */
export function scenarios(inputs: Inputs): readonly Scenario[] {
  const factors = { low: 1 - inputs.spread / 100, base: 1, high: 1 + inputs.spread / 100 }
  return scenarioIds.map((id) => {
    const uplift = inputs.uplift * factors[id]
    return { id, uplift, forecast: forecast({ ...inputs, uplift }) }
  })
}
