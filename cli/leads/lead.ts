import { z } from 'zod'
import type { AdminClient } from '../../server/admin.ts'

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
const readPage = (value: unknown): Lead[] => z.array(lead).parse(value)

/** What set_lead_status() answers. */
export const readReply = (value: unknown) => z.object({ success: z.boolean(), error: text }).parse(value)

/** `since`: ISO 8601. */
export type Filter = { since?: string; status?: string; language?: string }

const pageSize = 500

/** All leads that pass the filter, oldest first. */
export async function* readLeads(admin: AdminClient, filter: Filter): AsyncGenerator<Lead> {
  const chosen = {
    p_since: filter.since,
    p_status: filter.status,
    p_language: filter.language,
    p_limit: String(pageSize),
  }
  let last: Lead | undefined
  for (;;) {
    const page = readPage(
      await admin.call('list_leads', { ...chosen, p_after_at: last?.created_at, p_after: last?.id }),
    )
    yield* page
    last = page.at(-1)
    if (page.length < pageSize) return
  }
}

const hour = 60 * 60 * 1000
const units: Readonly<Record<string, number>> = { h: hour, d: 24 * hour, w: 7 * 24 * hour }

/** The time that `--since` names, as ISO 8601: a day (UTC), a time, or so many hours, days or weeks before `now`. */
export function parseSince(text: string, now: number): string {
  const [, amount, unit = ''] = /^(\d{1,5})([hdw])$/.exec(text) ?? []
  const ago = units[unit]
  if (amount && ago) return new Date(now - Number(amount) * ago).toISOString()
  // Date.parse() takes 30 February for 2 March.
  const time = z.iso.date().safeParse(text.split('T')[0]).success ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new Error(`--since '${text}': expected 2026-11-01, 2026-11-01T09:00Z, 12h, 30d or 4w.`)
  return new Date(time).toISOString()
}
