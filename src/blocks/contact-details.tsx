import { useLingui } from '@lingui/react/macro'
import { brand } from '../site/brand.ts'
import { Section } from './section.tsx'

/** How to reach us, from the brand file. Hours and days are written as the page's language writes them. */
export function ContactDetails() {
  const { t } = useLingui()
  const { emails, phones, address } = brand
  return (
    <Section kind="contact-details" heading={t`Where to reach us`}>
      <dl className="details">
        <Row term={t`General inquiries`}>
          <a href={`mailto:${emails.contact}`}>{emails.contact}</a>
        </Row>
        <Row term={t`Client support`}>
          <a href={`mailto:${emails.support}`}>{emails.support}</a>
        </Row>
        <Row term={t`Personal data`}>
          <a href={`mailto:${emails.privacy}`}>{emails.privacy}</a>
        </Row>
        <Row term={t`France`}>
          <a href={phones.france.href}>{phones.france.display}</a>
        </Row>
        <Row term={t`International`}>
          <a href={phones.international.href}>{phones.international.display}</a>
        </Row>
        <Row term={t`Paris office`}>
          {address.street}, {address.postalCode} {address.city}
        </Row>
        <Row term={t`Hours (Paris time)`}>
          <Hours />
        </Row>
        <Row term={t`Emergencies`}>{t`Around the clock, every day, for enterprise clients`}</Row>
      </dl>
    </Section>
  )
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

function Hours() {
  const { t, i18n } = useLingui()
  const dayName = (day: (typeof weekdays)[number]) =>
    // 1 January 2024 was a Monday.
    i18n.date(new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))), { weekday: 'long', timeZone: 'UTC' })
  const open = new Set<string>(brand.hours.flatMap(({ days }) => [...days]))
  const lines = [
    ...brand.hours.map(({ days, opens, closes }) => ({
      days: days.length > 1 ? `${dayName(days[0])} – ${dayName(days[days.length - 1] ?? days[0])}` : dayName(days[0]),
      hours: `${opens}–${closes}`,
    })),
    ...weekdays.filter((day) => !open.has(day)).map((day) => ({ days: dayName(day), hours: t`closed` })),
  ]
  return lines.map(({ days, hours }) => (
    <span key={days} className="details__line">
      {days} {hours}
    </span>
  ))
}
