/** The inputs, in the units in which they are typed: percentages as 3 for 3 %, money in euros, time in months. */
export const fields = {
  visits: { key: 'v', unit: 'count', min: 0, max: 10_000_000, start: 500 },
  sessions: { key: 'o', unit: 'count', min: 0, max: 100_000_000, start: 25_000 },
  share: { key: 'a', unit: 'percent', min: 0, max: 100, start: 2 },
  uplift: { key: 'u', unit: 'percent', min: 0, max: 1000, start: 50 },
  spread: { key: 'd', unit: 'percent', min: 0, max: 100, start: 50 },
  conversion: { key: 'c', unit: 'percent', min: 0, max: 100, start: 3 },
  closing: { key: 'l', unit: 'percent', min: 0, max: 100, start: 20 },
  margin: { key: 'm', unit: 'money', min: 0, max: 10_000_000, start: 2000 },
  monthly: { key: 'k', unit: 'money', min: 0, max: 1_000_000, start: 1200 },
  oneOff: { key: 's', unit: 'money', min: 0, max: 10_000_000, start: 3000 },
  ramp: { key: 'r', unit: 'months', min: 0, max: 36, start: 6 },
  horizon: { key: 'h', unit: 'months', min: 1, max: 60, start: 12 },
  mentions: { key: 'x', unit: 'money', min: 0, max: 1_000_000, start: 0 },
} as const satisfies Record<string, Field>

type Field = {
  /** Its name in an address. */
  readonly key: string
  readonly unit: Unit
  readonly min: number
  readonly max: number
  /** Its value in the example that the page opens with. */
  readonly start: number
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

export const example: Inputs = {
  basis: 'visits',
  visits: fields.visits.start,
  sessions: fields.sessions.start,
  share: fields.share.start,
  uplift: fields.uplift.start,
  spread: fields.spread.start,
  conversion: fields.conversion.start,
  closing: fields.closing.start,
  margin: fields.margin.start,
  monthly: fields.monthly.start,
  oneOff: fields.oneOff.start,
  ramp: fields.ramp.start,
  horizon: fields.horizon.start,
  mentions: fields.mentions.start,
}
