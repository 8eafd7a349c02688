import type { Statement } from '../database.ts'
import type { Json } from './body.ts'
import { invalidJson, type Problem, problem } from './problem.ts'
import { eventsTable, type Surface } from './surface.ts'

export type EventRow = Record<string, unknown>

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
