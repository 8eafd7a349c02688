import { type RefObject, type SyntheticEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../ui/use-latest.ts'
import { isSame } from './drafts.ts'
import type { FieldErrors, Parsed } from './form.ts'
import { valuesOf } from './form-elements.ts'
import { useOutbox } from './outbox-context.tsx'
import { honeypotName, type Signals, type Submission, type Values } from './submission.ts'

type End = FormState & { kind: 'sent' | 'kept' | 'refused' | 'lost' }

/** What the form adds to a submission, and does when it ends in one way or the other. */
type RequestEnds = {
  /** Id of the refused message that the form corrects. */
  corrects(): string | undefined
  /** The origin of the draft that is sent. */
  origin(): string | undefined
  onDone(state: FormState & { kind: 'sent' | 'kept' }): void
  onFailed(state: FormState & { kind: 'refused' | 'lost' }): void
}

/**
 * Two tabs may send one draft in the same instant: the same text of a draft is one entry. A UUID, for it is also the id of
 * the event of the lead: that of the draft, with a checksum of the text for its first digits.
 */
function entryId(draft: string | undefined, text: string): string | undefined {
  // The UUID of a draft; earlier versions of recover.ts named theirs otherwise.
  if (draft?.length !== 36) return undefined
  return checksum(text).toString(16).padStart(8, '0') + draft.slice(8)
}

/** FNV-1a, of 32 bits: the texts of one draft are few, and WebCrypto is missing on plain http. */
const checksum = (text: string) =>
  [...text].reduce((hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5) >>> 0

/** @param began `event.timeStamp` of the first input, 0 when it came before anyone listened */
function signalsOf(form: HTMLFormElement, began: number, submitted: number): Signals {
  const field = form.elements.namedItem(honeypotName)
  return { honeypot: field instanceof HTMLInputElement && field.value !== '', fillMs: Math.round(submitted - began) }
}

/** The course of a form from parsing to the outbox's answer. The answer arrives even if the form has left the page. */
export function useRequest(
  place: RefObject<HTMLFormElement | null>,
  parse: (values: Values) => Parsed,
  { corrects, origin, onDone, onFailed }: RequestEnds,
) {
  const outbox = useOutbox()
  const [state, setState] = useState<FormState>({ kind: 'idle' })
  // The button can still be pressed while it says that it is disabled.
  const busy = useRef(false)
  /** What was sent last, whatever its outcome: the answer may arrive before the news that it was sent. */
  const sent = useRef<Values>(undefined)
  /** Time stamp of the first sign of typing. */
  const began = useRef<number>(undefined)

  const send = async (submission: Submission, id: string | undefined): Promise<End> => {
    const answer = await outbox?.submit(submission, { id, replaces: corrects() })
    if (answer?.kind === 'delivered') return { kind: 'sent' }
    if (answer?.kind === 'kept') return answer
    console.error('Form submission failed:', answer)
    if (answer?.kind !== 'refused') return { kind: 'lost' }
    // The text is still in the form: the copy on the device would only wait to be edited twice.
    void outbox?.remove(answer.id)
    return answer
  }

  /** @param id of the entry, when the form was sent and kept before React was loaded */
  const submit = async (form: HTMLFormElement, submitted: number, id?: string) => {
    if (busy.current) return
    const parsed = parse(valuesOf(form))
    if ('errors' in parsed) {
      if (id !== undefined) void outbox?.remove(id)
      // A transition, so that the press is painted first: on a phone rendering would delay that by 50 ms.
      return startTransition(() => setState({ kind: 'invalid', errors: parsed.errors }))
    }
    busy.current = true
    sent.current = parsed.ok.fields
    setState({ kind: 'submitting' })
    const signals = signalsOf(form, began.current ?? 0, submitted)
    const end = await send({ ...parsed.ok, signals }, id ?? entryId(origin(), JSON.stringify(parsed.ok.arguments)))
    busy.current = false
    setState(end)
    if (isDone(end)) onDone(end)
    else onFailed(end)
  }

  // Kept by src/app/compose/inline-scripts.ts, before now or while React took over.
  const takeOver = useLatest(() => {
    const form = place.current
    const id = form?.dataset.kept
    if (!form || id === undefined) return
    delete form.dataset.kept
    void submit(form, performance.now(), id)
  })
  useEffect(() => {
    const form = place.current
    form?.addEventListener('kept', takeOver)
    takeOver()
    return () => form?.removeEventListener('kept', takeOver)
  }, [place, takeOver])

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, event.timeStamp)
  }
  const typedAt = useCallback((time: number) => {
    began.current ??= time
  }, [])
  const hasSent = useCallback((fields: Values) => sent.current !== undefined && isSame(fields, sent.current), [])
  return { state, onSubmit, typedAt, hasSent, again: () => setState({ kind: 'idle' }) }
}

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
