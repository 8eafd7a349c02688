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
 * Runs one statement in PostgREST's transaction shape: role, claims and request are set for this transaction only, so
 * that policies and procedures see what they see on hosted Supabase. Resolves to the statement's one value, as text.
 */
export function runAsCaller(
  database: Database,
  caller: Caller,
  request: RequestSettings,
  statement: Statement,
  lane: Lane,
): Promise<string | null> {
  // A visitor's request finds rows by index alone. Planned while a table was empty, a procedure would read all of it, and
  // go on so as it grows: plans are kept as long as the connection, which is the server's life in PGlite. Where there is no
  // index, the price put on that must not make PostgreSQL compile what runs for a millisecond.
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
