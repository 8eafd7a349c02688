import { createHash } from 'node:crypto'
import type { Transaction } from '../database.ts'

/**
 * The tables of a backup, each after those it refers to. Left out are `private.rate_events` and `private.buckets`, what
 * the limits remember of one day, and `private.chores` and `private.write_probe`, the state of the database rather than
 * its data.
 */
export const tables = [
  'private.settings',
  'private.rates',
  'private.analytics_state',
  'private.erasures',
  'public.sites',
  'public.known_values',
  'public.leads',
  'public.audits',
  'private.lead_deliveries',
  'private.erasure_notices',
  'private.idempotency_keys',
  'public.analytics_daily',
  'public.analytics_daily_vitals',
  'public.analytics_events',
] as const

export type Table = (typeof tables)[number]

/** The one table that grows with each visitor; its rows are inserted and deleted, but never changed. */
export const events = 'public.analytics_events' satisfies Table

/** How many rows a table has in a backup, and the hash of their lines. */
export type Checksum = { rows: number; sha256: string }
export type Checksums = ReadonlyMap<Table, Checksum>

export const rowsIn = (checksums: Checksums): number => [...checksums.values()].reduce((all, { rows }) => all + rows, 0)

/** Counts and hashes the lines of one table. */
export function createChecksum() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(lines: readonly string[]): void {
      for (const line of lines) hash.update(line).update('\n')
      rows += lines.length
    },
    end: (): Checksum => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** Rows read and written at once. */
export const atOnce = 500

/**
 * Settings for a backup: no time limit, as no visitor waits for it, and the same text for a value in every PostgreSQL.
 */
export async function setBackupSettings({ query }: Transaction): Promise<void> {
  await query(`select set_config('statement_timeout', '0', true), set_config('TimeZone', 'UTC', true),
    set_config('IntervalStyle', 'postgres', true), set_config('bytea_output', 'hex', true)`)
}

/** Reads a table as one line of JSON for each row, always in the same order. */
export async function readTable(
  { query, run }: Transaction,
  table: Table,
  take: (lines: string[]) => Promise<void>,
): Promise<void> {
  const order = table === events ? 'id' : 'line collate "C"'
  const lines = `select to_jsonb(t)::text as line${table === events ? ', t.id' : ''} from ${table} t`
  await run(`declare rows no scroll cursor for select line from (${lines}) as lines order by ${order}`)
  while (true) {
    const rows = await query(`fetch ${atOnce} from rows`)
    await take(rows.map(({ line }) => String(line)))
    if (rows.length < atOnce) break
  }
  await run('close rows')
}
