import { example, type FieldId, fieldIds, fields, type Inputs } from './inputs.ts'

/** Numbers from 0 to 1 that are the same in every run (mulberry32, public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Any value of a field: its ends as often as what is likely, and fractions where they may be. */
export function anyValue(id: FieldId, random: () => number): number {
  const { min, max, unit } = fields[id]
  const [kind, size] = [random(), random()]
  if (kind < 0.1) return min
  if (kind < 0.15) return max
  const value = kind < 0.6 ? min + (max - min) * size ** 6 : min + (max - min) * size
  return unit === 'months' ? Math.round(value) : Math.round(value * 100) / 100
}

type Editable = { -readonly [Name in keyof Inputs]: Inputs[Name] }

/** Inputs of every kind, the same in every run. */
export function manyInputs(count: number, seed = 9): Inputs[] {
  const random = randomFrom(seed)
  const anyInputs = () => {
    const inputs: Editable = { ...example, basis: random() < 0.5 ? 'visits' : 'share' }
    for (const id of fieldIds) inputs[id] = anyValue(id, random)
    return inputs
  }
  return Array.from({ length: count }, anyInputs)
}
