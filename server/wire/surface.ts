import type { Database, Row } from '../database.ts'

/** All that exists on the wire; each name must be granted by a migration. */
const procedureNames = ['create_lead_from_contact_form', 'create_free_audit_from_form']
export const eventsTable = 'analytics_events'

/** Names to SQL types, read from the database: the migrations alone say what a procedure takes. */
export type Surface = {
  procedures: ReadonlyMap<string, ReadonlyMap<string, string>>
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
      [procedureNames],
    )
    const columns = await query(
      `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`,
      [`public.${eventsTable}`],
    )
    const [settings] = await query('select client_address_header as header from private.settings')
    return {
      procedures: new Map(
        procedureNames.map((name) => [name, typesByName(parameters.filter((row) => row.owner === name))]),
      ),
      eventColumns: typesByName(columns),
      clientAddressHeader: String(settings?.header),
    }
  })
}

function typesByName(rows: Row[]): Map<string, string> {
  return new Map(rows.map((row) => [String(row.name), String(row.type)]))
}
