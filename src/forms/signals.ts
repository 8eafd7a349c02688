import type { Signals } from './submission.ts'

/** Name of the field that no person sees; it is part of neither values nor draft. */
export const trap = 'subject'

/** @param began `event.timeStamp` of the first input, 0 when it came before anyone listened */
export function signalsOf(form: HTMLFormElement, began: number, submitted: number): Signals {
  const field = form.elements.namedItem(trap)
  return { honeypot: field instanceof HTMLInputElement && field.value !== '', fillMs: Math.round(submitted - began) }
}
