import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { Button } from '../ui/button.tsx'
import type { Form } from './form.ts'
import type { FormState } from './form-state.ts'
import { useWaitingWords } from './words.ts'

/** Replaces a form that was sent, or whose message is kept on this device until it can be. */
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
  const waiting = useWaitingWords()
  const sent = state.kind === 'sent'
  return (
    <section ref={place} id={id} className={`panel panel--${state.kind}`} aria-labelledby={`${id}-state`} tabIndex={-1}>
      <p className="panel__title" id={`${id}-state`}>
        {sent ? i18n._(words.sentTitle) : t`Waiting to be sent`}
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
          {t`Not sent yet: kept on this device.`} {waiting(state.kind === 'kept' ? state.reason : undefined)}
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
