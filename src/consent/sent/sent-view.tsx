import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { preview } from '../../analytics/preview.ts'
import { analyticsId, siteId } from '../../site/brand.ts'
import { useValue } from '../../ui/use-value.ts'
import { consent } from '../consent.ts'
import { Facts } from './facts.tsx'
import { NotedList } from './noted-list.tsx'

/** What analytics sends, or would send, in plain words and then to the letter. */
export function SentView() {
  const { t } = useLingui()
  const allowed = useValue(consent.permission, 'unread') === 'granted'
  const [{ noted, row, ...facts }] = useState(() =>
    preview(window, siteId, consent.choice.peek()?.preferences.marketing ?? false),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="sent" aria-label={t`What we would send`} tabIndex={0}>
      <p>
        {allowed
          ? t`You agreed to analytics. This is what this visit has sent, or is about to send:`
          : t`Nothing has been sent. If you agree to analytics, opening this page sends one event, and reading on sends others: a page left, a form sent, a button followed, a statement displayed.`}
      </p>
      {allowed && <NotedList noted={noted} />}
      <h3>{t`What every event carries`}</h3>
      <Facts {...facts} row={row} />
      <p>
        {t`No name, no email address, no exact place, and nothing you type but the address you ask us to audit. We delete the events after 26 months.`}{' '}
        {analyticsId && t`While you agree, Google Analytics is told of them too.`}
      </p>
      <details>
        <summary>{t`Word for word`}</summary>
        <pre>{JSON.stringify(row, null, 2)}</pre>
      </details>
    </section>
  )
}
