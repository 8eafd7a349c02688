import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { Button } from '../ui/button.tsx'
import type { FormState } from './form-state.ts'
import { useWaitingWords } from './words.ts'

/** What is in the place of a form that is sent, or kept on this device until it can be. */
export function DonePanel({
  ref,
  id,
  state,
  words,
  done,
  onAgain,
}: {
  ref: Ref<HTMLElement>
  id: string
  state: FormState & { kind: 'sent' | 'kept' }
  words: { sentTitle: string; sentText: string }
  done: ReactNode
  onAgain: () => void
}) {
  const { t } = useLingui()
  const waiting = useWaitingWords()
  const sent = state.kind === 'sent'
  return (
    <section ref={ref} id={id} className={`panel panel--${state.kind}`} aria-labelledby={`${id}-state`} tabIndex={-1}>
      <p className="panel__title" id={`${id}-state`}>
        {sent ? words.sentTitle : t`Waiting to be sent`}
      </p>
      {sent ? (
        done || <p>{words.sentText}</p>
      ) : (
        <p>
          {t`Not sent yet: kept on this device.`} {waiting(state.kind === 'kept' ? state.reason : undefined)}
        </p>
      )}
      {!(sent && done) && <Button variant="outline" onClick={onAgain}>{t`Send another message`}</Button>}
    </section>
  )
}
