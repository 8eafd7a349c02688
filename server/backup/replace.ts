import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataDirectory } from '../data-lock.ts'
import type { Database } from '../database.ts'
import { openEmbedded } from '../embedded.ts'

/**
 * Replaces the embedded database in `directory` by a new one that `fill` makes in a temporary place; the earlier one is
 * kept beside it. Resolves to the result of `fill` and the path of the earlier one. `now` in milliseconds since the
 * epoch.
 * @throws with everything unchanged when a server runs, or `fill` fails
 */
export async function replaceEmbedded<T>(
  directory: string,
  now: number,
  fill: (database: Database) => Promise<T>,
): Promise<{ result: T; earlier: string | undefined }> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = lockDataDirectory(directory)
  const [aside, cluster] = [join(directory, 'restoring'), join(directory, 'postgres')]
  try {
    rmSync(aside, { recursive: true, force: true })
    const result = await withEmbedded(aside, fill)
    const earlier = existsSync(cluster)
      ? `${cluster}.before-${new Date(now).toISOString().replace(/\W/g, '')}`
      : undefined
    if (earlier) renameSync(cluster, earlier)
    renameSync(join(aside, 'postgres'), cluster)
    return { result, earlier }
  } finally {
    rmSync(aside, { recursive: true, force: true })
    lock.release()
  }
}

/** Opens an embedded database for as long as the work takes. */
export async function withEmbedded<T>(directory: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openEmbedded(directory)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
