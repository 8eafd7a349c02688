import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database } from '../database.ts'
import { openInMemory } from '../embedded.ts'

const root = resolve(import.meta.dirname, '..', '..')
const cache = join(root, 'node_modules', '.cache', 'citence')

/** PGlite in memory after `prepare`, which runs once for a state of the migrations. */
export function openPrepared(supabase: string, prepare: (database: Database) => Promise<void>): Promise<Database> {
  const migrations = globSync(join(supabase, '**/*.sql')).sort()
  const others = ['server/testing/database.ts', 'server/migrate.ts'].map((name) => join(root, name))
  return open('prepared', [...migrations, ...others], prepare)
}

/** PGlite in memory without any tables of ours. */
export const openEmpty = (): Promise<Database> => open('empty', [])

/** A new cluster costs three seconds of CPU in every test file, a copy of one less than one. */
async function open(
  name: string,
  sources: readonly string[],
  prepare?: (database: Database) => Promise<void>,
): Promise<Database> {
  const hash = createHash('sha256')
  for (const source of [...sources, join(root, 'package-lock.json')]) hash.update(source).update(readFileSync(source))
  const path = join(cache, `tests-${name}-${hash.digest('hex').slice(0, 16)}.tar`)
  const kept = read(path)
  if (kept) return openInMemory(kept)
  const database = await openInMemory()
  await prepare?.(database)
  // Each is 40 MB.
  for (const older of globSync(join(cache, `tests-${name}-*.tar`))) rmSync(older, { force: true })
  keep(path, Buffer.from(await (await database.dump()).arrayBuffer()))
  return database
}

function read(path: string): Blob | undefined {
  try {
    return new Blob([readFileSync(path)])
  } catch {
    return undefined
  }
}

/** By rename: two test files that make it at once do not read each other's half. */
function keep(path: string, bytes: Buffer): void {
  mkdirSync(cache, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, path)
}
