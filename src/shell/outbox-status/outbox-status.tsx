import type { I18n } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Locale } from '../../site/locales.ts'
import type { Catalogs } from '../../ui/add-words.ts'
import { addWords } from '../../ui/add-words.ts'
import { Button } from '../../ui/button.tsx'
import { show } from '../../ui/toast/store.ts'
import { useStoredSubmissions } from './use-stored-submissions.ts'

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
