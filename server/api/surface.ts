import type { Database } from '../database.ts'

/** All that the REST interface offers; each name must be granted by a migration. */
const visitorProcedures = ['create_lead_from_contact_form', 'create_free_audit_from_form']
/** Only with the secret key and from this machine: for the command line while the server holds the data. */
const adminProcedures = [
  'list_leads',
  'set_lead_status',
  'erase_contact',
  'person_data',
  'erasures',
  'apply_erasures',
  'condition',
  'set_known_values',
  'refresh_analytics',
  'analytics_report',
]
export const eventsTable = 'analytics_events'

/** The parameters of each procedure, in order, with their SQL types. */
export type Procedures = ReadonlyMap<string, ReadonlyMap<string, string>>

// Constants of this file, which need no escaping; a database may have hundreds of other functions.
const names = [...visitorProcedures, ...adminProcedures].map((name) => `'${name}'`).join(', ')

/** A single, simple statement, because every start waits for it. */
const question = `select json_build_object(
    'procedures', (
      select json_agg(json_build_object('name', proname, 'parameters', proargnames, 'types', (
          select json_agg(format_type(type, null) order by nth) from unnest(proargtypes) with ordinality as _(type, nth))))
        from pg_proc where pronamespace = 'public'::regnamespace and proname in (${names})),
    'columns', (
      select json_agg(json_build_array(attname, format_type(atttypid, atttypmod)) order by attnum) from pg_attribute
        where attrelid = 'public.${eventsTable}'::regclass and attnum > 0 and not attisdropped),
    'clientAddressHeader', (select client_address_header from private.settings)
  )::text`

type Answer = {
  procedures: { name: string; parameters: string[] | null; types: string[] | null }[]
  columns: [name: string, type: string][]
  clientAddressHeader: string
}

export type Surface = Awaited<ReturnType<typeof readSurface>>

/** Names and SQL types, read from the database: only the migrations define what a procedure takes. */
export async function readSurface(database: Database) {
  const answer: Answer = JSON.parse((await database.batch([{ text: question, values: [] }])) ?? '')
  const known = new Map(answer.procedures.map((procedure) => [procedure.name, procedure]))
  const proceduresOf = (names: readonly string[]): Procedures =>
    new Map(names.map((name) => [name, typesOf(known.get(name))]))
  return {
    procedures: proceduresOf(visitorProcedures),
    admin: proceduresOf(adminProcedures),
    eventColumns: new Map(answer.columns),
    /** The request header that the database reads the client address from; the server sets it itself. */
    clientAddressHeader: answer.clientAddressHeader,
  }
}

/** The names after those of the parameters are result columns, and have no type here. */
function typesOf(procedure: Answer['procedures'][number] | undefined): Map<string, string> {
  const types = procedure?.types ?? []
  return new Map(types.map((type, index) => [procedure?.parameters?.[index] ?? '', type]))
}
