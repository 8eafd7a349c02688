import { type SyntheticEvent, useCallback, useRef, useState } from 'react'
import type { Parsed, Values } from './check.ts'
import { valuesOf } from './form-elements.ts'
import type { FormState } from './form-state.ts'
import { useOutbox } from './outbox-context.tsx'
import { signalsOf } from './signals.ts'
import type { Submission } from './submission.ts'

/** What the form does at the two ends of a submission. */
export type RequestEnds = {
  onDone(state: FormState & { kind: 'sent' | 'kept' }): void
  onFailed(state: FormState & { kind: 'refused' | 'lost' }): void
}

/** The course of a form from parsing to the outbox's answer. The answer arrives even if the form has left the page. */
export function useRequest(parse: (values: Values) => Parsed, { onDone, onFailed }: RequestEnds) {
  const outbox = useOutbox()
  const [state, setState] = useState<FormState>({ kind: 'idle' })
  // A second click arrives before React has disabled the button.
  const busy = useRef(false)
  /** Time stamp of the first sign of typing. */
  const began = useRef<number>(undefined)

  const send = async (submission: Submission): Promise<FormState & { kind: 'sent' | 'kept' | 'refused' | 'lost' }> => {
    const answer = await outbox?.submit(submission)
    switch (answer?.kind) {
      case 'delivered':
        return { kind: 'sent' }
      case 'kept':
        return { kind: 'kept' }
      case 'refused':
        // The text is still in the form: the copy on the device would only wait to be edited twice.
        void outbox?.remove(answer.id)
        console.error('Form submission failed:', answer.code, answer.message)
        return { kind: 'refused', message: answer.message }
      default:
        console.error('Form submission failed:', answer?.reason ?? 'this page has no outbox')
        return { kind: 'lost' }
    }
  }

  const onSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    const form = event.currentTarget
    const parsed = parse(valuesOf(form))
    if ('errors' in parsed) return setState({ kind: 'invalid', errors: parsed.errors })
    busy.current = true
    setState({ kind: 'submitting' })
    const end = await send({ ...parsed.ok, signals: signalsOf(form, began.current ?? 0, event.timeStamp) })
    busy.current = false
    setState(end)
    if (end.kind === 'sent' || end.kind === 'kept') onDone(end)
    else onFailed(end)
  }

  const typedAt = useCallback((time: number) => {
    began.current ??= time
  }, [])
  return { state, onSubmit, typedAt, again: () => setState({ kind: 'idle' }) }
}
