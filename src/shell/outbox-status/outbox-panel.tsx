import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useOutbox } from '../../forms/outbox-context.tsx'
import { pageDrafts } from '../../forms/page-drafts.ts'
import { forms } from '../../forms/read-submission.ts'
import { useRefusalWords, useWaitingWords } from '../../forms/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { editAgain } from './edit-again.ts'
import type { StoredSubmission } from './outbox-status.tsx'

/** The list of what is kept on this device; loaded when someone asks to see it. */
export function OutboxPanel({ kept, onClose }: { kept: readonly StoredSubmission[]; onClose: () => void }) {
  const { t } = useLingui()
  const rest = useRef<HTMLUListElement & HTMLParagraphElement>(null)
  // A pressed button disappears with its message, and the focus with it. The page behind cannot announce what happened
  // while this is open.
  useEffect(() => {
    if (document.activeElement === document.body) rest.current?.focus()
  })
  return (
    <Dialog id="outbox" title={t`Messages on this device`} close={t`Close`} onClose={onClose}>
      {kept.length > 0 ? (
        <ul ref={rest} className="outbox-list" tabIndex={-1}>
          {kept.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <p ref={rest} tabIndex={-1}>{t`Nothing is waiting.`}</p>
      )}
      <StorageUse />
    </Dialog>
  )
}

/** All that the site stores on this device, pages included; nothing where the browser does not report it. */
function StorageUse() {
  const { t, i18n } = useLingui()
  const [bytes, setBytes] = useState<number>()
  useEffect(() => {
    const asking = navigator.storage?.estimate?.()
    asking?.then(
      ({ usage }) => setBytes(usage),
      () => setBytes(undefined),
    )
  }, [])
  if (bytes === undefined) return null
  const used = i18n.number(bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return <p className="outbox-storage">{t`Storage used by this site: ${used}`}</p>
}

/** One message on this device: what it is, since when, what holds it up, and what can be done about it. */
function EntryRow({ entry }: { entry: StoredSubmission }) {
  const { t, i18n } = useLingui()
  const outbox = useOutbox()
  const [asked, setAsked] = useState(false)
  const [trying, setTrying] = useState(false)
  const waiting = useWaitingWords()
  const refusal = useRefusalWords()
  if (!outbox) return null
  const { id, createdAt, state } = entry
  const submission = 'payload' in entry ? entry.payload : undefined
  // Undefined also for a form that only a later version had, which was taken back since.
  const form = submission && forms[submission.form]
  const kind = form ? i18n._(form.words.kept) : t`Message from another version of this site`
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
            {/* A waiting message may have arrived already: a corrected copy would count twice. */}
            {state.kind === 'refused' && <Button size="sm" variant="outline" onClick={edit}>{t`Edit`}</Button>}
          </>
        )}
        {asked ? (
          // The second click of a double click is no confirmation.
          <Button size="sm" variant="destructive" onClick={({ detail }) => detail < 2 && outbox.remove(id)}>
            {t`Delete for good`}
          </Button>
        ) : (
          <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>{t`Delete`}</Button>
        )}
      </div>
    </li>
  )
}
