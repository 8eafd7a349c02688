import type { Values } from './check.ts'
import { trap } from './submission.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => 'name' in element && Boolean(element.name) && element.name !== trap,
  )
}

/** What stands in the form, by field name. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(controlsOf(form).map((control) => [control.name, control.value]))
}

/** What a field holds in an empty form. */
function initialOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? ''
}

/** Whether the visitor has typed or chosen anything. */
export function isTouched(form: HTMLFormElement): boolean {
  return controlsOf(form).some((control) => control.value !== initialOf(control))
}

/** Puts a draft into the fields that are untouched: what was typed before now is newer. */
export function fillIn(form: HTMLFormElement, draft: Values): void {
  for (const control of controlsOf(form)) {
    const value = draft[control.name]
    if (value === undefined || control.value !== initialOf(control)) continue
    if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) continue
    control.value = value
  }
}
