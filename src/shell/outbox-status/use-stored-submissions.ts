import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useOutbox } from '../../forms/outbox-context.tsx'
import type { Submission } from '../../forms/submission.ts'
import type { StoredEntry } from '../../outbox/stored-entries.ts'
import { useLatest } from '../../ui/hooks.ts'
import { show } from '../../ui/toast/store.ts'

/** A message that is sent at once is in the outbox for a moment: too short to be shown. */
const settleMs = 1500

export type StoredSubmission = StoredEntry<Submission>

/** The messages waiting on this device; toasts report what happens to them in the background. `onShow`: the visitor asks to see them. */
export function useStoredSubmissions(onShow: () => void): readonly StoredSubmission[] {
  const { t } = useLingui()
  const outbox = useOutbox()
  const [now, setNow] = useState<readonly StoredSubmission[]>([])
  const [kept, setKept] = useState<readonly StoredSubmission[]>([])

  const say = useLatest((end: 'delivered' | 'refused') => {
    if (end === 'delivered') show({ tone: 'success', title: t`Your earlier message has been sent.` })
    else {
      const action = { label: t`Show`, run: onShow }
      show({ tone: 'destructive', title: t`Your earlier message was refused.`, action })
    }
  })

  useEffect(() => {
    if (!outbox) return
    const unsubscribe = outbox.subscribe((event) => {
      if (event.kind === 'changed') setNow(event.entries)
      // The form on screen shows its own outcome.
      else if (!event.interactive) say(event.kind)
    })
    void outbox.entries().then(setNow)
    return unsubscribe
  }, [outbox, say])

  const grows = now.length > kept.length
  useEffect(() => {
    const timer = setTimeout(() => setKept(now), grows ? settleMs : 0)
    return () => clearTimeout(timer)
  }, [now, grows])
  return kept
}
