import type { FieldErrors } from './check.ts'

/** The states of every form, all of them visibly different. */
export type FormState =
  | { kind: 'idle' }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'submitting' }
  /** The server has it. */
  | { kind: 'sent' }
  /** It waits on this device. */
  | { kind: 'kept' }
  /** The server said no; the text is still in the form. */
  | { kind: 'refused'; message: string }
  /** Neither sent nor kept; the text is still in the form. */
  | { kind: 'lost' }

/** A refusal for asking too often has a text of its own (specification, section 8). */
export function isRateLimit(message: string): boolean {
  return message.includes('Rate limit')
}

/** Whether the form is done with its text: it is then emptied and replaced by a panel. */
export function isDone(state: FormState): state is { kind: 'sent' } | { kind: 'kept' } {
  return state.kind === 'sent' || state.kind === 'kept'
}
