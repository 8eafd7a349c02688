import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { pageEventName } from '../../site/page-events.ts'
import { Button } from '../../ui/button.tsx'
import { isPutOff, putOff } from './put-off.ts'
import { applyUpdate, updateReady } from './updates.ts'

const subscribe = (changed: () => void) => updateReady.subscribe(changed)

/** An empty live region until a new version waits; then it says so, and the visitor chooses when to reload. */
export function UpdateNotice() {
  const { t } = useLingui()
  const [later, setLater] = useState(false)
  useEffect(() => {
    const look = () => setLater(isPutOff())
    look()
    // The first page of another day asks again.
    addEventListener(pageEventName, look)
    return () => removeEventListener(pageEventName, look)
  }, [])
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
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              putOff()
              setLater(true)
            }}
          >
            {t`Later`}
          </Button>
        </>
      )}
    </div>
  )
}
