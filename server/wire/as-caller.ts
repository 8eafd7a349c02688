import type { Database, Row } from '../database.ts'
import type { Caller } from './caller.ts'
import type { Statement } from './procedure.ts'

export type RequestSettings = { headers: Record<string, string>; method: string; path: string }

/**
 * Runs one statement in PostgREST's transaction shape: role, claims and request are set for this transaction only, so
 * that policies and procedures see what they see on hosted Supabase.
 */
export function runAsCaller(
  database: Database,
  caller: Caller,
  request: RequestSettings,
  statement: Statement,
): Promise<Row[]> {
  return database.transaction(async ({ query }) => {
    await query(
      `select set_config('search_path', 'public', true), set_config('role', $1, true),
         set_config('request.jwt.claims', $2, true), set_config('request.headers', $3, true),
         set_config('request.method', $4, true), set_config('request.path', $5, true)`,
      [caller.role, JSON.stringify(caller.claims), JSON.stringify(request.headers), request.method, request.path],
    )
    return query(statement.text, statement.values)
  })
}
