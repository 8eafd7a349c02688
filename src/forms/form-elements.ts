import { type Draft, writings } from './drafts.ts'
import { trap, type Values } from './submission.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => 'name' in element && Boolean(element.name) && element.name !== trap,
  )
}

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/** What a field holds; a box that is not ticked holds nothing. */
const contentOf = (control: Control) => (isBox(control) && !control.checked ? '' : control.value)

/** What is in the form, by field name. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(controlsOf(form).map((control) => [control.name, contentOf(control)]))
}

/** What a field holds in an empty form. */
function initialOf(control: Control): string {
  if (isBox(control)) return control.defaultChecked ? control.value : ''
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? ''
}

/** Whether the visitor has typed or chosen anything. */
export function isTouched(form: HTMLFormElement): boolean {
  return controlsOf(form).some((control) => contentOf(control) !== initialOf(control))
}

/**
 * Whether what is in a form goes on from a draft, or the draft from it: a browser that restores a form by itself may be
 * a word behind, and lacks what came back to be corrected. Another text is a draft of its own.
 */
export function continues(form: HTMLFormElement, { values, corrects }: Draft): boolean {
  return controlsOf(form).every(({ name, value }) => {
    const kept = values[name] ?? ''
    if (!writings.includes(name) || value === '') return true
    return value.includes(kept) || (corrects !== undefined && kept.includes(value))
  })
}

/** Puts a draft that {@link continues} into the fields: what was typed before now is newer, except in a text that goes on. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value === undefined) continue
    const isOlder = writings.includes(control.name) && value.includes(control.value)
    if (contentOf(control) !== initialOf(control) && !isOlder) continue
    if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) continue
    if (isBox(control)) control.checked = value === control.value
    else control.value = value
  }
}
