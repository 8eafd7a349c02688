import { done } from '../../exit-code.ts'
import { type Filter, readLeads } from '../../leads/read.ts'
import { summarise } from '../../leads/summarise.ts'
import { withOffice } from '../with-office.ts'

/** Prints leads as a table. */
export function listLeads(filter: Filter): Promise<number> {
  return withOffice(async (office) => {
    const leads = await Array.fromAsync(readLeads(office, filter, Date.now()))
    console.log(summarise(leads))
    return done
  })
}
