import { keepErasures } from '../../../server/erasures.ts'
import { done, nothing } from '../../exit-code.ts'
import { countLeads } from '../../leads/lead.ts'
import { noteOnSimilar, readErased } from '../../person/data.ts'
import { sanitize } from '../../terminal/sanitize.ts'
import { withAdminFor } from '../with-admin.ts'

/** Erases everything known of an e-mail address, in every spelling that certainly reaches its mailbox, and records that it was. */
export function erasePerson(email: string): Promise<number> {
  return withAdminFor(email, async (admin) => {
    const erased = readErased(await admin.call('erase_contact', { p_email: email }))
    const { leads, audits, events, spellings, similar, recorded } = erased
    const who = spellings.length > 0 ? ` of ${spellings.map(sanitize).join(', ')}` : ''
    console.log(
      `Erased: ${countLeads(leads)}${who}, ${audits} audits, ${events} events, and what the limits remembered.`,
    )
    if (similar.length > 0) console.log(noteOnSimilar(similar, 'Erase'))
    if (!recorded) {
      console.error(
        'Not recorded: a restored backup would bring it back. SUPABASE_SECRET_KEY is not set; say it (.env) and erase once more.',
      )
      return nothing
    }
    await keepErasures(admin, admin.erasuresFile)
    return leads > 0 ? done : nothing
  })
}
