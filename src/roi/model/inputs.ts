/** The inputs, in the units in which they are typed: percentages as 3 for 3 %, money in euros, time in months. */
export const fields = {
  visits: { key: 'v', unit: 'count', min: 0, max: 10_000_000 },
  sessions: { key: 'o', unit: 'count', min: 0, max: 100_000_000 },
  share: { key: 'a', unit: 'percent', min: 0, max: 100 },
  uplift: { key: 'u', unit: 'percent', min: 0, max: 1000 },
  spread: { key: 'd', unit: 'percent', min: 0, max: 100 },
  conversion: { key: 'c', unit: 'percent', min: 0, max: 100 },
  closing: { key: 'l', unit: 'percent', min: 0, max: 100 },
  margin: { key: 'm', unit: 'money', min: 0, max: 10_000_000 },
  monthly: { key: 'k', unit: 'money', min: 0, max: 1_000_000 },
  oneOff: { key: 's', unit: 'money', min: 0, max: 10_000_000 },
  ramp: { key: 'r', unit: 'months', min: 0, max: 36 },
  horizon: { key: 'h', unit: 'months', min: 1, max: 60 },
  mentions: { key: 'x', unit: 'money', min: 0, max: 1_000_000 },
} as const satisfies Record<string, Field>

type Field = {
  /** Its name in an address. */
  readonly key: string
  readonly unit: Unit
  readonly min: number
  readonly max: number
}

export type Unit = 'count' | 'percent' | 'money' | 'months'
export type FieldId = keyof typeof fields

export const fieldIds = Object.keys(fields).filter((id): id is FieldId => id in fields)

/** `basis`: whether the visits that assistants send are known, or estimated as a share of the organic sessions. */
export type Basis = 'visits' | 'share'
export type Inputs = Readonly<Record<FieldId, number>> & { readonly basis: Basis }

/** Whether a field counts on this basis; the others keep their values. */
export function isAsked(id: FieldId, basis: Basis): boolean {
  if (id === 'visits') return basis === 'visits'
  if (id === 'sessions' || id === 'share') return basis === 'share'
  return true
}

/** Whether a number may be in a field. Months are whole. */
export function isAllowed(id: FieldId, value: number): boolean {
  const { min, max, unit } = fields[id]
  return value >= min && value <= max && (unit !== 'months' || Number.isInteger(value))
}

/** The page opens with this example. */
export const example: Inputs = {
  basis: 'visits',
  visits: 500,
  sessions: 25_000,
  share: 2,
  uplift: 50,
  spread: 50,
  conversion: 3,
  closing: 20,
  margin: 2000,
  monthly: 1200,
  oneOff: 3000,
  ramp: 6,
  horizon: 12,
  mentions: 0,
}
