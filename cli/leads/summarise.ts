import { table } from '../terminal/table.ts'
import { countLeads } from './count.ts'
import type { Lead } from './lead.ts'

/** Leads as a table for a terminal, and how many they are. */
export function summarise(leads: readonly Lead[]): string {
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
