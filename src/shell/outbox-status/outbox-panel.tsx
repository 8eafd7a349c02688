import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../ui/dialog.tsx'
import { EntryRow } from './entry-row.tsx'
import { StorageUse } from './storage-use.tsx'
import type { KeptSubmission } from './use-kept.ts'

/** The list of what is kept on this device; loaded when someone asks to see it. */
export function OutboxPanel({ kept, onClose }: { kept: readonly KeptSubmission[]; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog id="outbox" title={t`Messages on this device`} close={t`Close`} onClose={onClose}>
      {kept.length > 0 ? (
        <ul className="outbox-list">
          {kept.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <p>{t`Nothing is waiting.`}</p>
      )}
      <StorageUse />
    </Dialog>
  )
}
