/** What the server's spam flags are made of. They travel beside the arguments and never refuse a lead. */
export type Signals = {
  /** Something stands in the field that no person sees. */
  honeypot: boolean
  /** Milliseconds from the first sign of typing to the submit; from the start of the page when typing began before us. */
  fillMs: number
}

/** Name of the field that no person sees; it is part of neither values nor draft. */
export const trap = 'subject'

/** @param began `event.timeStamp` of the first input, 0 when it came before anyone listened */
export function signalsOf(form: HTMLFormElement, began: number, submitted: number): Signals {
  const field = form.elements.namedItem(trap)
  return { honeypot: field instanceof HTMLInputElement && field.value !== '', fillMs: Math.round(submitted - began) }
}
