import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { brand } from '../site/brand.ts'
import { Section } from './section.tsx'

/** Details of the agency as a list of terms. */
export function Details({ kind, heading, rows }: { kind: string; heading?: string; rows: readonly DetailRow[] }) {
  const { t } = useLingui()
  return (
    <Section kind={kind} heading={heading}>
      {brand.illustrative.length > 0 && (
        <p className="meta">{t`Illustration: an invented agency; its addresses and numbers are reserved for fiction.`}</p>
      )}
      <dl className="details">
        {rows.map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {lines.map(({ text, href }) => (
                <span key={text} className="details__line">
                  {href ? <a href={href}>{text}</a> : text}{' '}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** A row of details: its term, and its lines, some of which are links. */
type DetailRow = { term: string; lines: { text: string; href?: string }[] }

const row = (term: string, text: string): DetailRow => ({ term, lines: [{ text }] })
const mail = (text: string) => [{ text, href: `mailto:${text}` }]
const unbroken = (number: string) => number.replaceAll(' ', '\u00a0')
const call = ({ display, href }: { display: string; href: string }) => [{ text: unbroken(display), href }]

const { street, postalCode, city } = brand.address
const office = `${street}, ${postalCode}\u00a0${city}`

/** How to reach us, from the brand file. Hours and days are written as the page's language writes them. */
export function contactRows(i18n: I18n): DetailRow[] {
  const { emails, phones, timeZone } = brand
  return [
    { term: i18n._(msg`General inquiries`), lines: mail(emails.contact) },
    { term: i18n._(msg`Client support`), lines: mail(emails.support) },
    { term: i18n._(msg`Personal data`), lines: mail(emails.privacy) },
    { term: i18n._(msg`France`), lines: call(phones.france) },
    {
      term: i18n._(msg`International`),
      lines: call(phones.international),
    },
    row(i18n._(msg`${city} office`), office),
    { term: i18n._(msg`Hours (${city} time, ${timeZone})`), lines: hours(i18n) },
    row(i18n._(msg`Emergencies`), i18n._(msg`Around the clock, every day, for enterprise clients`)),
  ]
}

/** Who publishes and who hosts the site, from the brand file. */
export function legalRows(i18n: I18n): DetailRow[] {
  const { legal, emails, phones } = brand
  const { host, name, form } = legal
  const capital = i18n.number(legal.capital, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  return [
    row(i18n._(msg`Publisher`), i18n._(msg`${name}, ${form} with a capital of ${capital}`)),
    row(i18n._(msg`Registered office`), office),
    row(i18n._(msg`Registration`), legal.registration),
    row(i18n._(msg`VAT number`), legal.vat),
    row(i18n._(msg`Director of publication`), legal.publisher),
    { term: i18n._(msg`Email`), lines: mail(emails.contact) },
    { term: i18n._(msg`Telephone`), lines: call(phones.france) },
    row(i18n._(msg`Host`), `${host.name}, ${host.address}, ${unbroken(host.phone)}`),
  ]
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
type Weekday = (typeof weekdays)[number]
type Hours = { readonly days: readonly [Weekday, ...Weekday[]]; readonly opens: string; readonly closes: string }

export function hours(i18n: I18n, all: readonly Hours[] = brand.hours): { text: string }[] {
  const name = (day: Weekday) =>
    // 1 January 2024 was a Monday.
    i18n.date(new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))), { weekday: 'long', timeZone: 'UTC' })
  const open = new Set<string>(all.flatMap(({ days }) => days))
  const closed = weekdays.filter((day) => !open.has(day))
  return [
    ...all.map(({ days, opens, closes }) => {
      const [from, to] = [clock(opens, i18n), clock(closes, i18n)]
      const isRow = days.every((day, at) => weekdays.indexOf(day) === weekdays.indexOf(days[0]) + at)
      if (days.length === 1 || !isRow) {
        const first = new Intl.ListFormat(i18n.locale).format(days.map(name))
        return { text: i18n._(msg`${first}, ${from}–${to}`) }
      }
      const [first, until] = [name(days[0]), name(days.at(-1) ?? days[0])]
      return { text: i18n._(msg`${first} to ${until}, ${from}–${to}`) }
    }),
    ...closed.map((closedDay) => {
      const day = name(closedDay)
      return { text: i18n._(msg`${day} closed`) }
    }),
  ]
}

/** "09:00" as the language writes it: "9:00", "9 h". */
function clock(time: string, i18n: I18n): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const past = String(minute).padStart(2, '0')
  return minute === 0 ? i18n._(msg`${hour}:00`) : i18n._(msg`${hour}:${past}`)
}
