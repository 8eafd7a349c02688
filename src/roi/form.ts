import type { Locale } from '../site/locales.ts'
import { calculatorId } from '../site/shared.ts'
import { idsIn } from '../ui/field-error.ts'
import { type FieldId, fieldIds, type Inputs, isAllowed, isAsked } from './model/inputs.ts'
import { formatPlain, parseNumber } from './model/numbers.ts'

/** Ids on the page: the result of the example, and the live region that announces results. */
export const exampleId = 'roi-example'
export const statusId = 'roi-status'

export const idOf = idsIn<FieldId>(calculatorId)

/** The values of the fields; `wrong`: fields that count but contain no allowed number, and so keep their former value. */
export function readForm(form: HTMLFormElement, before: Inputs, locale: Locale): { inputs: Inputs; wrong: FieldId[] } {
  const values = new FormData(form)
  const basis = values.get('basis') === 'share' ? 'share' : 'visits'
  const read = fieldIds.flatMap((id): [FieldId, number][] => {
    const value = parseNumber(String(values.get(id) ?? ''), locale)
    return value !== undefined && isAllowed(id, value) ? [[id, value]] : []
  })
  const known = new Map(read)
  return {
    inputs: { ...before, basis, ...Object.fromEntries(read) },
    wrong: fieldIds.filter((id) => isAsked(id, basis) && !known.has(id)),
  }
}

/** Writes inputs into the fields as the language writes them; `only` some. */
export function fillForm(form: HTMLFormElement, inputs: Inputs, locale: Locale, only: readonly FieldId[] = fieldIds) {
  for (const id of only) {
    const field = form.querySelector<HTMLInputElement>(`#${idOf(id).field}`)
    if (field) field.value = formatPlain(inputs[id], locale)
  }
  const basis = form.querySelector<HTMLInputElement>(`[name=basis][value=${inputs.basis}]`)
  if (basis) basis.checked = true
}
