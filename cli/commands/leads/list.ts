import { done } from '../../exit-code.ts'
import { type Filter, readLeads } from '../../leads/read.ts'
import { summarise } from '../../leads/summarise.ts'
import { withAdmin } from '../with-admin.ts'

/** Prints leads as a table. */
export function listLeads(filter: Filter): Promise<number> {
  return withAdmin(async (admin) => {
    const leads = await Array.fromAsync(readLeads(admin, filter, Date.now()))
    console.log(summarise(leads))
    return done
  })
}
