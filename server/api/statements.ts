import type { Database, Statement } from '../database.ts'
import type { Lane } from '../lanes.ts'
import type { Json } from './body.ts'
import type { Caller } from './caller.ts'
import { invalidJson, type Problem, problem } from './problem.ts'
import { eventsTable, type Procedures, type Surface } from './surface.ts'

type RequestSettings = {
  headers: Record<string, string>
  method: string
  path: string
  /** See {@link pepperOf}. */
  pepper: string
}

/**
 * Runs one statement as PostgREST does: role, claims and request are set for this transaction only, so that policies
 * and procedures see the same as on hosted Supabase. Resolves to the statement's one value, as text.
 */
export function runAsCaller(
  database: Database,
  caller: Caller,
  request: RequestSettings,
  statement: Statement,
  lane: Lane,
): Promise<string | null> {
  // enable_seqscan off: a plan made while a table is empty would read the whole table, and is kept as long as the
  // connection, which in PGlite is as long as the server. Where no index fits, the cost added by that setting must not
  // make PostgreSQL compile a query that takes a millisecond: jit off.
  const asCaller = {
    text: `select set_config('search_path', 'public', true), set_config('role', $1, true),
       set_config('request.jwt.claims', $2, true), set_config('request.headers', $3, true),
       set_config('request.method', $4, true), set_config('request.path', $5, true),
       set_config('citence.pepper', $6, true), set_config('citence.counted', 'yes', true),
       set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
    values: [
      caller.role,
      JSON.stringify(caller.claims),
      JSON.stringify(request.headers),
      request.method,
      request.path,
      request.pepper,
    ],
  }
  return database.batch([asCaller, statement], lane)
}

/** The SQL of one procedure call. Only names that the database itself declared are written into it. */
export function callProcedure(procedures: Procedures, name: string, body: Json): Statement | Problem {
  if (typeof body.value !== 'object' || body.value === null || Array.isArray(body.value)) return invalidJson
  const given = new Set(Object.keys(body.value))
  const parameters = procedures.get(name)
  if (!parameters || [...given].some((parameter) => !parameters.has(parameter))) return notFound(name, [...given])
  if (given.size === 0) return { text: `select public.${name}()::text`, values: [] }
  // In the declared order: one prepared statement, whatever order a client sends.
  const used = [...parameters].filter(([parameter]) => given.has(parameter))
  const passed = used.map(([parameter]) => `${parameter} => given.${parameter}`).join(', ')
  const typed = used.map(([parameter, type]) => `${parameter} ${type}`).join(', ')
  return {
    text: `select public.${name}(${passed})::text from json_to_record($1::json) as given(${typed})`,
    values: [body.text],
  }
}

function notFound(name: string, given: string[]): Problem {
  const described =
    given.length > 0 ? `public.${name}(${given.sort().join(', ')})` : `public.${name} without parameters`
  return {
    ...problem(404, 'PGRST202', `Could not find the function ${described} in the schema cache`),
    details: `Searched for the function ${described}, but no matches were found in the schema cache.`,
  }
}

type EventRow = Record<string, unknown>

export function rowsOf({ value }: Json): EventRow[] | Problem {
  const rows: unknown[] = Array.isArray(value) ? value : [value]
  return rows.every(isRecord) ? rows : invalidJson
}

/**
 * The SQL of one insert of events; `undefined` when there is nothing to insert. `columns` is the query parameter that
 * supabase-js sends with a batch: a row may lack some of them. `returning`: the sender asked for the rows back, which
 * the database denies.
 */
export function insertEvents(
  surface: Surface,
  rows: readonly EventRow[],
  body: Json,
  columns: string | null,
  returning: boolean,
): Statement | undefined | Problem {
  const [first] = rows
  if (!first) return undefined

  const names = columns === null ? Object.keys(first) : columns.split(',').map((name) => name.replaceAll('"', ''))
  const unknown = names.find((name) => !surface.eventColumns.has(name))
  if (unknown !== undefined) {
    const message = `Could not find the '${unknown}' column of '${eventsTable}' in the schema cache`
    return problem(400, 'PGRST204', message)
  }
  if (names.length === 0) return invalidJson
  if (columns === null && !rows.every((row) => sameKeys(row, names))) {
    return problem(400, 'PGRST102', 'All object keys must match')
  }
  const typed = names.map((name) => `${name} ${surface.eventColumns.get(name)}`).join(', ')
  return {
    text:
      `insert into public.${eventsTable} (${names.join(', ')}) select ${names.join(', ')} ` +
      `from json_to_recordset($1::json) as given(${typed})${returning ? ' returning *' : ''}`,
    values: [Array.isArray(body.value) ? body.text : `[${body.text}]`],
  }
}

function isRecord(value: unknown): value is EventRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sameKeys(row: Record<string, unknown>, names: string[]): boolean {
  return Object.keys(row).length === names.length && names.every((name) => Object.hasOwn(row, name))
}
