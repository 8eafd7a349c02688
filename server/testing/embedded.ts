import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database } from '../database.ts'
import { openInMemory } from '../embedded.ts'

const root = resolve(import.meta.dirname, '..', '..')
const cache = join(root, 'node_modules', '.cache', 'citence')

/**
 * PGlite in memory after `prepare`, which runs once for a state of the migrations: a new cluster costs three seconds of
 * CPU in every test file, a copy of one costs less than one.
 */
export async function openPrepared(
  supabase: string,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  const path = join(cache, `tests-${fingerprint(supabase)}.tar`)
  const kept = read(path)
  if (kept) return openInMemory(kept)
  const database = await openInMemory()
  await prepare(database)
  keep(path, Buffer.from(await (await database.dump()).arrayBuffer()))
  return database
}

function fingerprint(supabase: string): string {
  const hash = createHash('sha256')
  const others = ['package-lock.json', 'server/testing/database.ts', 'server/migrate.ts'].map((name) =>
    join(root, name),
  )
  for (const path of [...globSync(join(supabase, '**/*.sql')).sort(), ...others])
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

function read(path: string): Blob | undefined {
  try {
    return new Blob([readFileSync(path)])
  } catch {
    return undefined
  }
}

/** By rename: two test files that make it at once do not read each other's half. Older ones go, each is 40 MB. */
function keep(path: string, bytes: Buffer): void {
  mkdirSync(cache, { recursive: true })
  for (const older of globSync(join(cache, 'tests-*.tar'))) rmSync(older, { force: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, path)
}
