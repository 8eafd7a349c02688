import { type Signals, trap } from './submission.ts'

/** @param began `event.timeStamp` of the first input, 0 when it came before anyone listened */
export function signalsOf(form: HTMLFormElement, began: number, submitted: number): Signals {
  const field = form.elements.namedItem(trap)
  return { honeypot: field instanceof HTMLInputElement && field.value !== '', fillMs: Math.round(submitted - began) }
}
