import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { AdminClient } from './admin.ts'
import { fieldsOf } from './fields.ts'

/** One erasure, as the database writes it: keyed hashes only. */
type Erasure = { hash: string; key: string; erased_at: string }

/** Lines sent at once: an admin procedure takes at most 64 KB and 1,000 values. */
const atOnce = 200

/**
 * Brings the record of erasures in the database and its copy in a file in step. When the database lacks entries of the
 * file, it was restored from an older backup: the people erased since then are erased again. `all`: also looks for
 * those whose entries both have.
 * @returns how many `leads` that a restored backup had brought back were erased again, and how many erasures were
 * recorded with another SUPABASE_SECRET_KEY (`otherKey`): nobody can tell whom they are about
 * @throws when the file cannot be read or written
 */
export async function keepErasures({ call }: Pick<AdminClient, 'call'>, file: string, all = false) {
  const known = existsSync(file) ? readRecord(file) : []
  const applied = { leads: 0, otherKey: 0 }
  for (let first = 0; first === 0 || first < known.length; first += atOnce) {
    const isLast = first + atOnce >= known.length
    const record = JSON.stringify(known.slice(first, first + atOnce))
    const reply = await call('apply_erasures', { p_record: record, ...(all && isLast && { p_all: 'true' }) })
    applied.leads += numberIn(reply, 'leads')
    applied.otherKey = numberIn(reply, 'other_key')
  }
  const recorded = await call('erasures')
  const lines = (Array.isArray(recorded) ? recorded : []).filter(isErasure).map(lineOf)
  if (lines.join() !== known.map(lineOf).join()) write(file, lines)
  return applied
}

function readRecord(file: string): Erasure[] {
  const lines = textOf(file).split('\n')
  const all = lines.flatMap((line, index) => {
    const [, hash = '', key = '', erased_at = ''] = /^([0-9a-f]{64}) ([0-9a-f]{16}) (\S+)$/.exec(line) ?? []
    if (hash && !Number.isNaN(Date.parse(erased_at))) return [{ hash, key, erased_at }]
    if (line === '') return []
    throw new Error(
      `${file}:${index + 1}: expected a hash, its key and a time. Take the line out, or the file from a backup: ` +
        'without it, erasures of after a backup are not applied again.',
    )
  })
  // Two files that somebody put together name some people twice, which the database would refuse: the later counts.
  const inOrder = all.sort((a, b) => Date.parse(a.erased_at) - Date.parse(b.erased_at))
  return [...new Map(inOrder.map((erasure) => [erasure.hash, erasure])).values()]
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    throw new Error(`${file}: cannot be read (${why}). ERASURES_FILE has to be a file of the user that runs this.`)
  }
}

function write(file: string, lines: readonly string[]): void {
  // By rename: a crash leaves the old file or the new one.
  const next = `${file}.${process.pid}`
  writeFileSync(next, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  renameSync(next, file)
}

const lineOf = ({ hash, key, erased_at }: Erasure) => `${hash} ${key} ${erased_at}`

function isErasure(value: unknown): value is Erasure {
  const { hash, key, erased_at } = fieldsOf(value)
  return hash !== undefined && key !== undefined && typeof erased_at === 'string'
}

function numberIn(reply: unknown, name: 'leads' | 'other_key'): number {
  const value = fieldsOf(reply)[name]
  return typeof value === 'number' ? value : 0
}
