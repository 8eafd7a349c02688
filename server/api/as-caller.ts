import type { Database, Statement } from '../database.ts'
import type { Lane } from '../lanes.ts'
import type { Caller } from './caller.ts'

export type RequestSettings = {
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
