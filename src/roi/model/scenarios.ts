import { type Forecast, forecast } from './forecast.ts'
import type { Inputs } from './inputs.ts'

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
