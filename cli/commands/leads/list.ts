import { done } from '../../exit-code.ts'
import { countLeads, type Lead } from '../../leads/lead.ts'
import { type Filter, readLeads } from '../../leads/read.ts'
import { table } from '../../terminal/table.ts'
import { withAdmin } from '../with-admin.ts'

/** Prints leads as a table. */
export function listLeads(filter: Filter): Promise<number> {
  return withAdmin(async (admin) => {
    const leads = await Array.fromAsync(readLeads(admin, filter, Date.now()))
    console.log(summarise(leads))
    return done
  })
}

/** Leads as a table for a terminal, and how many they are. */
function summarise(leads: readonly Lead[]): string {
  if (leads.length === 0) return 'No leads.'
  const rows = leads.map((lead) => ({
    id: lead.id,
    came: lead.created_at.slice(0, 16).replace('T', ' '),
    status: lead.status,
    lang: lead.language,
    source: lead.source,
    name: lead.name,
    email: lead.email,
    company: lead.company ?? '',
    flags: lead.flags.join(' '),
  }))
  return `${table(rows)}\n${countLeads(leads.length)}`
}
