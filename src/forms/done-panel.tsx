import { useLingui } from '@lingui/react/macro'
import { type Ref, useEffect, useRef, useState } from 'react'
import type { OutboxEvent } from '../outbox/contract.ts'
import type { Pause } from '../outbox/waiting.ts'
import { Button } from '../ui/button.tsx'
import { useLatest } from '../ui/use-latest.ts'
import type { Form } from './form.ts'
import { useOutbox } from './outbox-context.tsx'
import type { Submission } from './submission.ts'
import type { FormState } from './use-request.ts'
import { useRefusalWords, useWaitingWords } from './words.ts'

/** As the form left the message, and then its state in the outbox. */
type Now =
  | { kind: 'sent' }
  | { kind: 'kept' | 'waiting'; reason?: string; pause?: Pause }
  | { kind: 'refused'; code: string }

/** Replaces a form that was sent, or whose message is kept on this device until it can be, and says what becomes of that. */
export function DonePanel({
  place,
  form: { id, words, next },
  state,
  onAgain,
}: {
  place: Ref<HTMLElement>
  form: Form
  state: FormState & { kind: 'sent' | 'kept' }
  onAgain: () => void
}) {
  const { t, i18n } = useLingui()
  const outbox = useOutbox()
  const waiting = useWaitingWords()
  const refusal = useRefusalWords()
  const [now, setNow] = useState<Now>(state)
  /** At once: the list without the message may come before the panel is rendered again. */
  const isDelivered = useRef(false)
  const follow = useLatest((event: OutboxEvent<Submission>) => {
    if (state.kind === 'sent' || isDelivered.current) return
    if (event.kind === 'changed') {
      const entry = event.entries.find(({ id }) => id === state.id)
      // Without it, the visitor has deleted the message.
      if (entry) setNow(entry.state)
      else onAgain()
    } else if (event.kind === 'delivered' && event.entry.id === state.id) {
      isDelivered.current = true
      setNow({ kind: 'sent' })
    }
  })
  useEffect(() => outbox?.subscribe(follow), [outbox, follow])

  const sent = now.kind === 'sent'
  const title = now.kind === 'refused' ? t`Not sent.` : t`Waiting to be sent`
  return (
    <section
      ref={place}
      id={id}
      className={`panel panel--${sent ? 'sent' : 'kept'}`}
      aria-labelledby={`${id}-state`}
      tabIndex={-1}
    >
      <p className="panel__title" id={`${id}-state`}>
        {sent ? i18n._(words.sentTitle) : title}
      </p>
      {sent && <p>{i18n._(next?.intro ?? words.sentText)}</p>}
      {sent && next && (
        <ol>
          {next.steps.map((step) => (
            <li key={step.id}>{i18n._(step)}</li>
          ))}
        </ol>
      )}
      {!sent && (
        <p>
          {now.kind === 'refused'
            ? refusal(now.code)
            : `${t`Not sent yet: kept on this device.`} ${waiting(now.reason, now.pause?.until)}`}
        </p>
      )}
      {!(sent && next) && (
        <Button variant="outline" onClick={onAgain}>
          {words.again ? i18n._(words.again) : t`Send another message`}
        </Button>
      )}
    </section>
  )
}
