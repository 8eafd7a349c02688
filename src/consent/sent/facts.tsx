import { useLingui } from '@lingui/react/macro'
import type { Preview } from '../../analytics/preview.ts'

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
    [t`Battery`, surroundings.battery === null ? unknown : i18n.number(surroundings.battery, { style: 'percent' })],
    [t`Time to load`, load ? t`${load} ms` : t`not known`],
    [t`Read so far`, i18n.number(engagement.depth / 100, { style: 'percent' })],
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
