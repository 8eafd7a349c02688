import type { Sql } from '../testing/each-database.ts'

type Data = Record<'leads' | 'audits' | 'events' | 'deliveries' | 'turns', Record<string, unknown>[]> & {
  erased_at: string | null
}

/** The agency's calls about a person, and the events of visits as the site sends them. */
export function personCalls({ asOwner, asRole }: Pick<Sql, 'asOwner' | 'asRole'>) {
  const admin = async (call: string, values: unknown[] = []) =>
    (await asRole('service_role', `select public.${call} as reply`, values))[0]?.reply
  const known = async (email: string): Promise<Data> =>
    JSON.parse(JSON.stringify(await admin('person_data($1)', [email])))
  const erase = (email: string) => admin('erase_contact($1)', [email])
  /** An event as the site sends it. */
  const note = (type: string, session: string, properties: object, received = 'now()', category = 'GEO') =>
    asOwner(
      `insert into public.analytics_events (event_type, event_category, site_id, session_id, properties, received_at)
       values ($1, $2, 'citence', $3, $4, ${received})`,
      [type, category, session, JSON.stringify(properties)],
    )
  const types = async () =>
    (await asOwner('select event_type from public.analytics_events order by 1')).map(({ event_type }) => event_type)
  return { admin, known, erase, note, types }
}
