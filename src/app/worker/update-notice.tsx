import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { laterKey } from '../../site/ledger.ts'
import { pageEventName } from '../../site/page-events.ts'
import { readItem, writeItem } from '../../site/web-storage.ts'
import { Button } from '../../ui/button.tsx'
import { useValue } from '../../ui/use-value.ts'
import { applyUpdate, updateReady } from './updates.ts'

/**
 * Remembers that the visitor wants a new version later: not on the day, by the visitor's own clock, on which it was
 * offered.
 * @param storage throws: it is remembered for this page only
 */
export function openPutOff(storage: () => Pick<Storage, 'getItem' | 'setItem'>, now: () => Date) {
  let here: string | null = null
  return {
    isPutOff(): boolean {
      return (readItem(storage, laterKey) ?? here) === now().toDateString()
    },
    putOff(): void {
      here = now().toDateString()
      writeItem(storage, laterKey, here)
    },
  }
}

const { isPutOff, putOff } = openPutOff(
  () => localStorage,
  () => new Date(),
)

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
  const shown = useValue(updateReady, false) && !later
  return (
    <div className="update-notice" data-shown={shown || undefined}>
      {/* Without margins while it is empty: they would vanish with the late styles, and the banner above would move. */}
      <div role="status">{shown ? t`A new version is ready.` : ''}</div>
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
