import { useLingui } from '@lingui/react/macro'
import { draftDays, type End, type Entry, ledger, type Stored } from '../../site/ledger.ts'
import { Table } from '../../ui/table.tsx'
import { Section } from '../section.tsx'
import type { SheetsOf } from '../sheets.ts'

export const sheets: SheetsOf<'device-storage'> = () => ['tables']

/** What the site stores on a visitor's device, from the ledger that its code takes names and times from. */
export default function DeviceStorage() {
  const { t } = useLingui()
  const places: Record<Stored['place'], string> = {
    cookie: t`cookie`,
    local: t`local storage`,
    session: t`session storage`,
    database: t`database in your browser`,
    cache: t`cache of the site`,
  }
  const purposes: Record<Entry['id'], string> = {
    consent: t`Your choice and its date`,
    theme: t`Light or dark, once you use the switch`,
    later: t`The day on which you put off a new version of this site, so that you are not asked twice`,
    reload: t`The version of this site that a reload replaced, so that the page is not reloaded twice`,
    drafts: t`What you have typed into a form and not sent, so that closing the tab or the browser loses nothing`,
    messages: t`Messages not yet delivered, or refused and waiting for you`,
    delivered: t`Number and time of a message that left while no page of this site was open, so that the next page can tell you`,
    checks: t`Scores of the readiness checker that you asked to keep`,
    shared: t`A page, a text, or an address that you shared from another application with the readiness checker`,
    pages: t`Reading the site offline`,
    session: t`Analytics, only after you agree: a random number for this tab, and the campaign that brought you here if you allow marketing`,
    journal: t`Analytics, only after you agree: what was noted in this tab, for you to look at`,
    events: t`Analytics, only after you agree: events not yet sent`,
  }
  const ends: Record<End, string> = {
    erased: t`Until you erase it`,
    tab: t`As long as the tab`,
    said: t`Until a page has told you`,
    taken: t`Until the checker has taken it`,
    delivered: t`Until delivered or deleted`,
    replaced: t`Until replaced or erased`,
    'tab or refusal': t`As long as the tab, or until you withdraw your consent`,
    'sent or refusal': t`Until sent, or until you withdraw your consent`,
  }
  const lasts = ({ lasts }: Entry) => {
    if (typeof lasts === 'string') return ends[lasts]
    if ('months' in lasts) return t`${lasts.months} months`
    return t`Until you send or empty it; otherwise deleted at your first visit after ${draftDays} days`
  }
  const nameOf = ({ place, key }: Stored) => `${key} (${places[place]})`
  return (
    <Section kind="device-storage">
      <Table
        caption={t`What this site keeps on your device`}
        head={[t`Name and place`, t`Purpose`, t`Kept for`]}
        rows={ledger.map((entry) => [entry.stored.map(nameOf).join(', '), purposes[entry.id], lasts(entry)])}
      />
    </Section>
  )
}
