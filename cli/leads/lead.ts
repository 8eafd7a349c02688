import { z } from 'zod'

/** As supabase/migrations says it; set_lead_status() refuses any other. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'client', 'former_client', 'lost', 'spam'] as const

const text = z.string().nullable()

const lead = z.object({
  id: z.string(),
  created_at: z.string(),
  last_contact_at: z.string(),
  source: z.string(),
  status: z.string(),
  language: z.string(),
  name: z.string(),
  email: z.string(),
  phone: text,
  company: text,
  website: text,
  message: text,
  utm: z.record(z.string(), z.string()),
  project_source: text,
  flags: z.array(z.string()),
  fill_ms: z.number().nullable(),
  contract_ended_on: text,
})

export type Lead = z.infer<typeof lead>

/** A page of list_leads(). @throws when the database answers something else. */
export const readPage = (value: unknown): Lead[] => z.array(lead).parse(value)

/** What set_lead_status() answers. */
export const readReply = (value: unknown) => z.object({ success: z.boolean(), error: text }).parse(value)

/** '1 lead', '2 leads', '1,000 leads'. */
export function countLeads(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'lead' : 'leads'}`
}
