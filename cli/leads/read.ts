import type { AdminClient } from '../../server/admin.ts'
import { type Lead, readPage } from './lead.ts'
import { parseSince } from './since.ts'

export type Filter = { since?: string; status?: string; language?: string }

const pageSize = 500

/** All leads that pass the filter, oldest first. `now` in milliseconds since the epoch. @throws on a `since` that is no time. */
export async function* readLeads(admin: AdminClient, filter: Filter, now: number): AsyncGenerator<Lead> {
  const chosen = {
    p_since: filter.since === undefined ? undefined : parseSince(filter.since, now),
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
