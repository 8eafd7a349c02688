import { done, nothing } from '../../exit-code.ts'
import { countLeads } from '../../leads/count.ts'
import { readErased } from '../../leads/lead.ts'
import { withOffice } from '../with-office.ts'

/** Erases everything known of an e-mail address. */
export function eraseLeads({ email }: { email: string }): Promise<number> {
  return withOffice(async (office) => {
    const erased = readErased(await office.call('erase_contact', { p_email: email }))
    console.log(`Erased: ${countLeads(erased.leads)}, with audits and what the limits remembered.`)
    return erased.leads > 0 ? done : nothing
  })
}
