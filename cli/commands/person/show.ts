import { done, nothing } from '../../exit-code.ts'
import { countLeads } from '../../leads/lead.ts'
import { findPerson, isKnown, noteOnSimilar, type PersonData } from '../../person/data.ts'
import { table } from '../../terminal/table.ts'
import { withAdminFor } from '../with-admin.ts'

/** Prints what is known of an address. */
export function showPerson(email: string): Promise<number> {
  return withAdminFor(email, async (admin) => {
    const { known, similar } = await findPerson(admin, email)
    console.log(describe(known))
    if (similar.length > 0) console.log(`\n${noteOnSimilar(similar, 'Show')}`)
    return isKnown(known) ? done : nothing
  })
}

const day = (time: string) => time.slice(0, 10)
const minute = (time: string) => time.slice(0, 16).replace('T', ' ')
const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

/** What is known of a person, for a terminal. */
function describe({ leads, audits, deliveries, events, turns, erased_at }: PersonData): string {
  const parts: string[] = []
  if (leads.length > 0) {
    const rows = leads.map(({ id, created_at, source, status, name, email, company }) => {
      return { id, came: minute(created_at), source, status, name, email, company: company ?? '' }
    })
    parts.push(`${table(rows)}\n${countLeads(leads.length)}`)
  }
  if (audits.length > 0) {
    const rows = audits.map(({ created_at, website, status }) => ({ audit: minute(created_at), website, status }))
    parts.push(table(rows))
  }
  const visits = new Set(events.map(({ visit }) => visit)).size
  const [first] = events
  const last = events.at(-1)
  if (first && last) {
    const days = `${day(first.received_at)} to ${day(last.received_at)}`
    parts.push(`${counted(events.length, 'event')} of ${counted(visits, 'visit')} in which a form was sent, ${days}`)
  }
  for (const { lead_id, channel, attempts } of deliveries) {
    parts.push(`lead ${lead_id} waits for ${channel} (${counted(attempts, 'attempt')})`)
  }
  if (turns.length > 0) parts.push(`${counted(turns.length, 'turn')} remembered by the limits, as keyed hashes`)
  if (erased_at) parts.push(`erased before, on ${minute(erased_at)} UTC`)
  return parts.length > 0 ? parts.join('\n\n') : 'Nothing is known of this address.'
}
