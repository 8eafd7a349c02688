import type { FieldErrors } from './form.ts'

/** The states of every form, all of them visibly different. */
export type FormState =
  | { kind: 'idle' }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'submitting' }
  /** The server has it. */
  | { kind: 'sent' }
  /** It waits on this device, under this id in the outbox. */
  | { kind: 'kept'; id: string; reason: string }
  /** The server said no; the text is still in the form. */
  | { kind: 'refused'; code: string; message: string; until?: number }
  /** Neither sent nor kept; the text is still in the form. */
  | { kind: 'lost' }

/** Whether the form is done with its text: it is then emptied and replaced by a panel. */
export function isDone(state: FormState): state is FormState & { kind: 'sent' | 'kept' } {
  return state.kind === 'sent' || state.kind === 'kept'
}
