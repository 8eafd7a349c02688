import { example, type FieldId, fieldIds, fields, type Inputs, isAllowed } from './inputs.ts'

const basisKey = 'b'

/** The inputs as a fragment, without its `#`. All of them, so that a link means the same after the example has changed. */
export function toFragment(inputs: Inputs): string {
  const values = fieldIds.map((id) => [fields[id].key, String(inputs[id])])
  return new URLSearchParams([[basisKey, inputs.basis], ...values]).toString()
}

/** The inputs in a fragment; those of the example where one is missing or invalid. `undefined`: it is not one of ours. */
export function fromFragment(fragment: string): Inputs | undefined {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const read = fieldIds.flatMap((id): [FieldId, number][] => {
    const text = params.get(fields[id].key) ?? ''
    const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
    return isAllowed(id, value) ? [[id, value]] : []
  })
  if (read.length === 0) return undefined
  return { ...example, basis: params.get(basisKey) === 'share' ? 'share' : 'visits', ...Object.fromEntries(read) }
}
