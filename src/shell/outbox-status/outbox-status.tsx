import type { I18n } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useOutbox } from '../../forms/outbox-context.tsx'
import type { Submission } from '../../forms/submission.ts'
import type { StoredEntry } from '../../outbox/stored-entries.ts'
import type { Locale } from '../../site/locales.ts'
import { addWords, type Catalogs } from '../../ui/add-words.ts'
import { Button } from '../../ui/button.tsx'
import { show } from '../../ui/toast/store.ts'
import { useLatest } from '../../ui/use-latest.ts'

async function loadPanel(i18n: I18n) {
  const [panel] = await Promise.all([import('./outbox-panel.tsx'), addWords(i18n, panelWords)])
  return panel
}

/**
 * Island without props, once per page: says quietly that messages wait on this device, and opens the list of them.
 * Only its live region is there when nothing waits.
 */
export function OutboxStatus() {
  const { t, i18n } = useLingui()
  const [panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>>>()
  const open = () =>
    loadPanel(i18n).then(setPanel, () =>
      // Could not be loaded: the next press tries again.
      show({ tone: 'destructive', title: t`Error`, text: t`An error occurred. Please try again.` }),
    )
  const kept = useStoredSubmissions(open)
  const waiting = kept.filter(({ state }) => state.kind === 'waiting').length
  const refused = kept.length - waiting
  return (
    <>
      <div className="outbox-status" role="status">
        {kept.length > 0 && (
          <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={open}>
            {waiting > 0 &&
              t`${plural(waiting, { one: '# message waiting to be sent', other: '# messages waiting to be sent' })}`}
            {waiting > 0 && refused > 0 && ' · '}
            {refused > 0 && t`${plural(refused, { one: '# message refused', other: '# messages refused' })}`}
          </Button>
        )}
      </div>
      {panel && <panel.OutboxPanel kept={kept} onClose={() => setPanel(undefined)} />}
    </>
  )
}

const panelWords = {
  en: () => import('../../../locales/outbox/en.po'),
  fr: () => import('../../../locales/outbox/fr.po'),
} satisfies Record<Locale, unknown> & Catalogs

/** A message that is sent at once is in the outbox for a moment: too short to be shown. */
const settleMs = 1500

export type StoredSubmission = StoredEntry<Submission>

/** The messages waiting on this device; toasts report what happens to them in the background. `onShow`: the visitor asks to see them. */
function useStoredSubmissions(onShow: () => void): readonly StoredSubmission[] {
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
