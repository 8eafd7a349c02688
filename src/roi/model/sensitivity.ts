import { forecast } from './forecast.ts'
import { type FieldId, fieldIds, fields, type Inputs, isAsked } from './inputs.ts'

/** How far each input is moved, as a share of itself. */
const step = 0.2

/**
 * The net result with one input moved down and up, all others as they are: for every input that counts, the one that
 * moves the result most first. An input of 0 cannot be moved by a share of itself.
 */
export function sensitivity(inputs: Inputs) {
  return fieldIds
    .filter((id) => id !== 'spread' && isAsked(id, inputs.basis) && inputs[id] > 0)
    .map((id) => {
      const down = netWith(inputs, id, 1 - step)
      const up = netWith(inputs, id, 1 + step)
      return { id, down, up, swing: Math.abs(up - down) }
    })
    .sort((a, b) => b.swing - a.swing)
}

function netWith(inputs: Inputs, id: FieldId, factor: number): number {
  const { min, max, unit } = fields[id]
  const moved = Math.min(max, Math.max(min, inputs[id] * factor))
  return forecast({ ...inputs, [id]: unit === 'months' ? Math.round(moved) : moved }).net
}
