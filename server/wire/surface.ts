import type { Database, Row } from '../database.ts'

/** All that exists on the wire; each name must be granted by a migration. */
const visitorProcedures = ['create_lead_from_contact_form', 'create_free_audit_from_form']
/** For the sales side, with the secret key and from this machine: the command line while the server holds the data. */
const officeProcedures = ['list_leads', 'set_lead_status', 'erase_contact', 'refresh_analytics', 'analytics_report']
export const eventsTable = 'analytics_events'

/** Of each procedure its parameters, in order, with their SQL types. */
export type Procedures = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Names to SQL types, read from the database: the migrations alone say what a procedure takes. */
export type Surface = {
  procedures: Procedures
  office: Procedures
  eventColumns: ReadonlyMap<string, string>
  /** The request header that the database reads the client address from; the server sets it itself. */
  clientAddressHeader: string
}

export async function readSurface(database: Database): Promise<Surface> {
  return database.transaction(async ({ query }) => {
    const parameters = await query(
      `select p.proname as owner, a.name, format_type(a.type, null) as type
         from pg_proc p, unnest(p.proargnames, p.proargtypes::oid[]) with ordinality as a(name, type, position)
        where p.pronamespace = 'public'::regnamespace and p.proname = any ($1)
        order by p.proname, a.position`,
      [[...visitorProcedures, ...officeProcedures]],
    )
    const columns = await query(
      `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`,
      [`public.${eventsTable}`],
    )
    const [settings] = await query('select client_address_header as header from private.settings')
    const proceduresOf = (names: string[]) =>
      new Map(names.map((name) => [name, typesByName(parameters.filter((row) => row.owner === name))]))
    return {
      procedures: proceduresOf(visitorProcedures),
      office: proceduresOf(officeProcedures),
      eventColumns: typesByName(columns),
      clientAddressHeader: String(settings?.header),
    }
  })
}

function typesByName(rows: Row[]): Map<string, string> {
  return new Map(rows.map((row) => [String(row.name), String(row.type)]))
}
