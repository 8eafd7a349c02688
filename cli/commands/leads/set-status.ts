import { done, nothing, wrongUse } from '../../exit-code.ts'
import { readReply } from '../../leads/lead.ts'
import { withAdmin } from '../with-admin.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Records how far sales has come with a lead. */
export async function setLeadStatus(
  lead: string,
  status: string,
  options: { contractEnded?: string },
): Promise<number> {
  if (!uuid.test(lead)) {
    console.error(`'${lead}' is not the id of a lead. leads list shows them.`)
    return wrongUse
  }
  const { contractEnded } = options
  if (contractEnded !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(contractEnded)) {
    console.error(`--contract-ended '${contractEnded}': expected a day, such as 2026-05-31.`)
    return wrongUse
  }
  return withAdmin(async (admin) => {
    const given = { p_lead: lead, p_status: status, ...(contractEnded ? { p_contract_ended_on: contractEnded } : {}) }
    const { success, error } = readReply(await admin.call('set_lead_status', given))
    if (success) console.log(`${lead} is now ${status}.`)
    else console.error(error ?? 'It was refused.')
    return success ? done : nothing
  })
}
