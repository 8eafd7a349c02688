import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useOutbox } from '../../forms/outbox-context.tsx'
import { pageDrafts } from '../../forms/page-drafts.ts'
import { forms } from '../../forms/read-submission.ts'
import { useRefusalWords, useWaitingWords } from '../../forms/words.ts'
import { Button } from '../../ui/button.tsx'
import { editAgain } from './edit-again.ts'
import type { KeptSubmission } from './use-kept.ts'

/** One message on this device: what it is, since when, what holds it up, and what can be done about it. */
export function EntryRow({ entry }: { entry: KeptSubmission }) {
  const { t, i18n } = useLingui()
  const outbox = useOutbox()
  const [asked, setAsked] = useState(false)
  const [trying, setTrying] = useState(false)
  const waiting = useWaitingWords()
  const refusal = useRefusalWords()
  if (!outbox) return null
  const { id, createdAt, state } = entry
  const submission = 'payload' in entry ? entry.payload : undefined
  const kind = submission ? i18n._(forms[submission.form].words.kept) : t`Message of another version of this site`
  const sendNow = async () => {
    setTrying(true)
    await outbox.retry(id)
    setTrying(false)
  }
  const edit = () => submission && editAgain(id, submission, pageDrafts(), location)
  return (
    <li>
      <p>
        <strong>{kind}</strong>{' '}
        <time dateTime={new Date(createdAt).toISOString()}>
          {i18n.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </p>
      {state.kind === 'waiting' ? (
        <p role="status">{trying ? t`Sending...` : waiting(state.reason, state.pause?.until)}</p>
      ) : (
        <p className="outbox-list__refused">{refusal(state.code)}</p>
      )}
      <div className="outbox-list__actions">
        {submission && (
          <>
            <Button size="sm" onClick={sendNow}>{t`Send now`}</Button>
            {/* What waits may have arrived already: corrected and sent anew it would count twice. */}
            {state.kind === 'refused' && <Button size="sm" variant="outline" onClick={edit}>{t`Edit`}</Button>}
          </>
        )}
        {asked ? (
          <Button size="sm" variant="destructive" onClick={() => outbox.remove(id)}>{t`Delete for good`}</Button>
        ) : (
          <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>{t`Delete`}</Button>
        )}
      </div>
    </li>
  )
}
