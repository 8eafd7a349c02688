import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Noted } from '../../analytics/journal.ts'
import { type Preview, preview } from '../../analytics/preview.ts'
import { analyticsId, siteId } from '../../site/brand.ts'
import { inPercent } from '../../site/in-percent.ts'
import { useValue } from '../../ui/use-value.ts'
import { consent } from '../consent.ts'

/** Renders {@link SentView} in a React root of its own. */
export function showSent(locale: string, messages: Messages, place: Element): void {
  createRoot(place).render(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: messages } })}>
      <SentView />
    </I18nProvider>,
  )
}

/** What is in every event, named and with its value now. */
export function Facts({ page, surroundings, row }: Omit<Preview, 'noted'>) {
  const { t, i18n } = useLingui()
  const { engagement } = page
  const unknown = t`not told by this browser`
  const place = surroundings.country ?? unknown
  const load = page.timings?.page_load_time
  const facts = [
    [t`Page`, page.title],
    [t`Where you came from`, page.referrer || t`not known`],
    [t`Kind of device`, { desktop: t`computer`, tablet: t`tablet`, mobile: t`phone` }[surroundings.device]],
    [t`Browser, as it introduces itself`, surroundings.userAgent],
    [t`Screen and window`, `${surroundings.screen}, ${surroundings.viewport}`],
    [t`Country, guessed from the time zone`, `${place} (${surroundings.timeZone})`],
    [t`Language`, surroundings.locale],
    [t`Connection`, surroundings.connection ?? unknown],
    [t`Battery`, surroundings.battery === null ? unknown : inPercent(surroundings.battery, i18n.locale)],
    [t`Time to load`, load ? t`${load} ms` : t`not known`],
    [t`Read so far`, inPercent(engagement.depth / 100, i18n.locale)],
    [t`Time on the page`, t`${page.seconds} s`],
    [t`Clicks, scrolls, form fields, uses of the video`, t`how many of each`],
    [t`Campaign in the address`, row.utm_campaign ?? row.utm_source ?? t`none, or not allowed under Marketing`],
    [t`Visit`, t`a random number for this tab, forgotten with it`],
  ] as const
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The events of this visit, each as a sentence. */
function NotedList({ noted }: { noted: readonly Noted[] }) {
  const { t, i18n } = useLingui()
  if (noted.length === 0) return <p>{t`Nothing yet.`}</p>
  return (
    <ol>
      {noted.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is read once and does not change
        <li key={index}>
          <time>{i18n.date(new Date(event.at), { timeStyle: 'medium' })}</time> <Sentence {...event} />
        </li>
      ))}
    </ol>
  )
}

function Sentence({ type, title }: Noted) {
  const { t } = useLingui()
  switch (type) {
    case 'page_view':
      return t`You opened “${title}”.`
    case 'page_exit':
      return t`You left “${title}”.`
    case 'page_hidden':
      return t`You turned to something else.`
    case 'page_visible':
      return t`You came back to “${title}”.`
    case 'citation_generated':
      return t`A statement that may be quoted came into view.`
    case 'user_interaction':
      return t`You used a button.`
    case 'geo_audit_started':
      return t`You asked for an audit of an address.`
    case 'form_submission':
      return t`You sent a form (whether it succeeded and how much was filled in, not what).`
    case 'exception':
      return t`Something on the page broke.`
    default:
      return type.startsWith('video_') ? t`You used the video.` : t`A request of yours reached us, or failed.`
  }
}

/** What analytics sends, or would send: in plain words, and then as the very row. */
function SentView() {
  const { t } = useLingui()
  const allowed = useValue(consent.permission, 'unread') === 'granted'
  const [{ noted, row, ...facts }] = useState(() =>
    preview(siteId, consent.choice.peek()?.preferences.marketing ?? false),
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
