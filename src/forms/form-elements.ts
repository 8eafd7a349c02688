import { type Draft, freeTextFields, isSameAnswer } from './drafts.ts'
import { honeypotName, type Values } from './submission.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => 'name' in element && Boolean(element.name) && element.name !== honeypotName,
  )
}

/** Without those whose value the form itself sets, in the language of its page. */
const filledInBy = (form: HTMLFormElement) => controlsOf(form).filter(({ type }) => type !== 'hidden')

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/** The value of a field; empty for a box that is not ticked. */
const contentOf = (control: Control) => (isBox(control) && !control.checked ? '' : control.value)

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(controlsOf(form).map((control) => [control.name, contentOf(control)]))
}

/** The value of a field in an untouched form. */
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
 * Whether the text in a form continues a draft, or the draft continues it: a browser that restores a form by itself may
 * be a word behind, and lacks a message that came back to be corrected. Any other text is a draft of its own.
 */
export function continues(form: HTMLFormElement, { values, corrects }: Draft): boolean {
  return filledInBy(form).every(({ name, value }) => {
    const kept = values[name] ?? ''
    if (!freeTextFields.includes(name) || value === '') return true
    return value.includes(kept) || (corrects !== undefined && kept.includes(value))
  })
}

/** Puts a draft that {@link continues} the form into its fields. What was typed before now is newer, unless the draft continues it. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const control of filledInBy(form)) {
    const kept = values[control.name]
    if (kept === undefined) continue
    const isOlder = freeTextFields.includes(control.name) && kept.includes(control.value)
    if (contentOf(control) !== initialOf(control) && !isOlder) continue
    if (control instanceof HTMLSelectElement)
      control.value = [...control.options].find(({ value }) => isSameAnswer(value, kept))?.value ?? control.value
    else if (isBox(control)) control.checked = kept === control.value
    else control.value = kept
  }
}
