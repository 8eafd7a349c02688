import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EntryRow } from './entry-row.tsx'
import { useKept } from './use-kept.ts'

/**
 * Island without props, once per page: says quietly that messages wait on this device, and opens the list of them.
 * Only its live region is there when nothing waits.
 */
export function OutboxStatus() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const kept = useKept(() => setOpen(true))
  const waiting = kept.filter(({ state }) => state.kind === 'waiting').length
  const refused = kept.length - waiting
  return (
    <>
      <div className="outbox-status" role="status">
        {kept.length > 0 && (
          <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {waiting > 0 && (
              <Plural value={waiting} one="# message waiting to be sent" other="# messages waiting to be sent" />
            )}
            {waiting > 0 && refused > 0 && ' · '}
            {refused > 0 && <Plural value={refused} one="# message refused" other="# messages refused" />}
          </Button>
        )}
      </div>
      {open && (
        <Dialog id="outbox" title={t`Messages on this device`} close={t`Close`} onClose={() => setOpen(false)}>
          {kept.length > 0 ? (
            <ul className="outbox-list">
              {kept.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
          ) : (
            <p>{t`Nothing is waiting.`}</p>
          )}
        </Dialog>
      )}
    </>
  )
}
