import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import type { AdminClient } from '../../server/admin.ts'
import { keepErasures } from '../../server/erasures.ts'
import { keepToOwner } from '../leads/export.ts'
import { findPerson, isKnown, noteOnSimilar, type PersonData, readErased } from '../leads/person.ts'
import { counted, minute } from '../terminal/in-words.ts'
import { safeJson, sanitize } from '../terminal/sanitize.ts'
import { table } from '../terminal/table.ts'
import { done, examples, exits, nothing, refuse, withAdmin } from './command.ts'

export function addTo(program: Command): void {
  const person = program.command('person')
  person
    .command('show')
    .description('show what is known of an e-mail address, in every spelling that certainly reaches its mailbox')
    .argument('<email>', 'the address, in any spelling')
    .addHelpText('after', examples('person show ada@example.com'))
    .action(exits(showPerson))

  person
    .command('export')
    .description('write all of it as JSON, to standard output or to a file: what a person may ask for')
    .argument('<email>', 'the address, in any spelling')
    .option('--out <file>', 'write to this file, readable by its owner only')
    .addHelpText('after', examples('person export ada@example.com --out ada.json'))
    .action(exits(exportPerson))

  person
    .command('erase')
    .description('erase all of it, for good, also after a backup of before is restored')
    .argument('<email>', 'the address, in any spelling')
    .addHelpText('after', examples('person erase ada@example.com'))
    .action(exits(erasePerson))

  person
    .command('reapply')
    .description('erase again who was erased before; the server does it by itself when it starts on a restored backup')
    .addHelpText('after', examples('person reapply'))
    .action(exits(reapplyErasures))
}

/** `withAdmin`, after a check of the address. */
async function withAdminFor(email: string, work: (admin: AdminClient) => Promise<number>): Promise<number> {
  if (/^[^@]+@[^@]+$/.test(email)) return withAdmin(work)
  return refuse(`'${email}': expected an e-mail address, such as ada@example.com.`)
}

/** Prints what is known of an address. */
function showPerson(email: string): Promise<number> {
  return withAdminFor(email, async (admin) => {
    const { known, similar } = await findPerson(admin, email)
    console.log(describe(known))
    if (similar.length > 0) console.log(`\n${noteOnSimilar(similar, 'Show')}`)
    return isKnown(known) ? done : nothing
  })
}

const day = (time: string) => minute(time).slice(0, 10)

/** What is known of a person, for a terminal. */
function describe({ leads, audits, deliveries, events, turns, erased_at }: PersonData): string {
  const parts: string[] = []
  if (leads.length > 0) {
    const rows = leads.map(({ id, created_at, source, status, name, email, company }) => {
      return { id, came: minute(created_at), source, status, name, email, company: company ?? '' }
    })
    parts.push(`${table(rows)}\n${counted(leads.length, 'lead')}`)
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

/** Writes what is known of an address as JSON. */
function exportPerson(email: string, { out }: { out?: string }): Promise<number> {
  return withAdminFor(email, async (admin) => {
    const { known, similar } = await findPerson(admin, email)
    const text = `${safeJson(known, 2)}\n`
    if (out) {
      await keepToOwner(out)
      writeFileSync(out, text)
      const { leads, audits, events } = known
      console.error(
        `${counted(leads.length, 'lead')}, ${counted(audits.length, 'audit')} and ${counted(events.length, 'event')} to ${out}.`,
      )
    } else process.stdout.write(text)
    if (similar.length > 0) console.error(noteOnSimilar(similar, 'Export'))
    return isKnown(known) ? done : nothing
  })
}

/** Erases everything known of an e-mail address, in every spelling that certainly reaches its mailbox, and records that it was. */
export function erasePerson(email: string): Promise<number> {
  return withAdminFor(email, async (admin) => {
    const erased = readErased(await admin.call('erase_contact', { p_email: email }))
    const { leads, audits, events, spellings, similar, recorded } = erased
    const who = spellings.length > 0 ? ` of ${spellings.map(sanitize).join(', ')}` : ''
    const isNothing = leads + audits + events + erased.rate_events + similar.length === 0
    console.log(
      isNothing
        ? 'Nothing was known of this address. Is it spelt right? That it was erased is recorded all the same.'
        : `Erased: ${counted(leads, 'lead')}${who}, ${audits} audits, ${events} events, and what the limits remembered.`,
    )
    if (similar.length > 0) console.log(noteOnSimilar(similar, 'Erase'))
    if (!recorded)
      return refuse(
        'Not recorded: a restored backup would bring it back. SUPABASE_SECRET_KEY is not set; say it (.env) and erase once more.',
        nothing,
      )
    await keepErasures(admin, admin.erasuresFile)
    return leads > 0 ? done : nothing
  })
}

/** Repeats recorded erasures in a database that may have been restored from a backup. */
function reapplyErasures(): Promise<number> {
  return withAdmin(async (admin) => {
    const { leads, otherKey } = await keepErasures(admin, admin.erasuresFile, true)
    console.log(`Erased again: ${counted(leads, 'lead')}.`)
    if (otherKey === 0) return done
    return refuse(
      `${otherKey} erasures were recorded with another SUPABASE_SECRET_KEY. Run the command once more with that one: ` +
        'SUPABASE_SECRET_KEY=<the earlier one> npx citence person reapply',
      nothing,
    )
  })
}
