import type { Database, Statement } from '../database.ts'
import { compareVersions } from '../migrate.ts'

type Check = { ok: true } | { ok: false; reason: string }
export type Readiness = { ready: boolean; checks: Readonly<Record<'database' | 'schema' | 'write', Check>> }

/** Milliseconds that an answer is cached: however many ask, the database is written to once in that time. */
const fresh = 1_000
/** Milliseconds after which the answer is that the database does not respond. */
const timeoutMs = 4_000

const versions: Statement = {
  text: `select coalesce(json_agg(version), '[]')::text from supabase_migrations.schema_migrations`,
  values: [],
}

/**
 * A row, which needs a transaction that can write, and a list larger than work_mem, which needs disk space for a
 * temporary file: PostgreSQL reserves 16 MB for its log, so a row alone would still succeed on a full disk.
 */
const writing: readonly Statement[] = [
  { text: `select set_config('work_mem', '64kB', true)`, values: [] },
  { text: 'update private.write_probe set at = now()', values: [] },
  {
    text: 'select count(*)::text from generate_series(1, 10000)',
    values: [],
  },
]

/** PostgreSQL's error codes in an owner's terms; not its messages, which may quote stored data. */
const reasons: Readonly<Record<string, string>> = {
  '53100': 'the disk of the database is full',
  '25006': 'the database takes no writes: it is a standby, or read-only by a setting',
  '42501': 'the disk of the database is read-only, or its user may not write',
  // The error for a temporary file that cannot be made.
  XX000: 'the disk of the database is read-only, or its user may not write',
  '42P01': 'a table is missing: the migrations have not been run',
  '53300': 'the database has no connection left',
}

/**
 * Whether this server can take a lead: the database answers, has the migrations of this version and no others, and can be
 * written to. `expected`: the versions of the migrations, oldest first.
 */
export function createReadiness(
  database: Database,
  expected: readonly string[],
  now: () => number = () => performance.now(),
): () => Promise<Readiness> {
  let asked = Number.NEGATIVE_INFINITY
  let isLooking = false
  let answer: Promise<Readiness>

  async function look(): Promise<Readiness> {
    const found = await ask(async () => compareVersions(expected, namesIn(await database.batch([versions]))))
    if (!found.ok && found.code !== '42P01') return unreachable(reasonOf(found.code))
    const schema: Check = found.ok
      ? found.value === undefined
        ? { ok: true }
        : { ok: false, reason: found.value }
      : { ok: false, reason: reasonOf(found.code) }
    const written = await ask(() => database.batch(writing))
    const write: Check = written.ok ? { ok: true } : { ok: false, reason: reasonOf(written.code) }
    return { ready: schema.ok && write.ok, checks: { database: { ok: true }, schema, write } }
  }

  return () => {
    if (!isLooking && now() - asked > fresh) {
      asked = now()
      isLooking = true
      const looked = look().finally(() => {
        isLooking = false
      })
      const late = unreachable(`the database has not answered within ${timeoutMs / 1000} s`)
      answer = Promise.race([looked, after(timeoutMs, late)])
    }
    return answer
  }
}

function namesIn(json: string | null): string[] {
  const list: unknown = JSON.parse(json ?? '[]')
  return Array.isArray(list) ? list.map(String) : []
}

async function ask<T>(question: () => Promise<T>): Promise<{ ok: true; value: T } | { ok: false; code: string }> {
  try {
    return { ok: true, value: await question() }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { ok: false, code }
  }
}

function reasonOf(code: string): string {
  return reasons[code] ?? `the database cannot be used${code && ` (${code})`}`
}

function unreachable(reason: string): Readiness {
  const unknown: Check = { ok: false, reason: 'not known: the database does not answer' }
  return { ready: false, checks: { database: { ok: false, reason }, schema: unknown, write: unknown } }
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref())
}
