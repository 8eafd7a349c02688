import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import type { Database } from '../database.ts'
import { overPGlite } from '../embedded.ts'
import { temporaryFolder } from '../temporary.ts'

/**
 * The last engine of each earlier PostgreSQL, except 16, which this project never used and which stores its tables
 * elsewhere.
 */
export const engines: Readonly<Record<string, string>> = { 17: '0.4.6' }

/**
 * Opens a cluster of an earlier PostgreSQL with the engine that made it, which is fetched as a package and thrown away
 * afterwards. @throws when there is no such engine, or no registry to fetch it from.
 */
export async function withEngineOf<T>(
  major: string,
  cluster: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const version = engines[major]
  if (!version) {
    throw new Error(`${cluster}: made by PostgreSQL ${major}: known are ${Object.keys(engines).join(', ')}.`)
  }
  using folder = temporaryFolder()
  const name = `@electric-sql/pglite@${version}`
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const arguments_ = ['install', '--prefix', folder.path, ...quietly, name]
  execFileSync('npm', arguments_, { stdio: ['ignore', 'ignore', 'inherit'] })
  const entry = join(folder.path, 'node_modules/@electric-sql/pglite/dist/index.js')
  const loaded: { PGlite: typeof PGlite } = await import(pathToFileURL(entry).href)
  const database = overPGlite(await loaded.PGlite.create({ dataDir: cluster }), cluster)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
