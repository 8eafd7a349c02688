import { useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { applyUpdate, updateReady } from './updates.ts'

const subscribe = (changed: () => void) => updateReady.subscribe(changed)

/** An empty live region until a new version waits; it says so and leaves the moment to the visitor. */
export function UpdateNotice() {
  const { t } = useLingui()
  const [later, setLater] = useState(false)
  const ready = useSyncExternalStore(
    subscribe,
    () => updateReady.value,
    () => false,
  )
  const shown = ready && !later
  return (
    <div className="update-notice" data-shown={shown || undefined}>
      <p role="status">{shown ? t`A new version is ready.` : ''}</p>
      {shown && (
        <>
          <Button size="sm" onClick={applyUpdate}>
            {t`Reload`}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setLater(true)}>
            {t`Later`}
          </Button>
        </>
      )}
    </div>
  )
}
