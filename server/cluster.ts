import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { startParams } from './engine.ts'

/** The PostgreSQL in this version's engine; a test compares. */
export const ownMajor = '18'

/** Where the cluster of a data directory lies. */
export const clusterIn = (directory: string): string => join(directory, 'postgres')

/** The PostgreSQL that made the cluster of a data directory; `undefined`: there is none. */
export function majorOf(directory: string): string | undefined {
  const file = join(clusterIn(directory), 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** @throws with what to do when the cluster of a data directory cannot be opened here, or was moved aside */
export function refuseUnusableCluster(directory: string): void {
  const [cluster, major] = [clusterIn(directory), majorOf(directory)]
  if (major !== undefined && major !== ownMajor) {
    const remedy =
      Number(major) < Number(ownMajor)
        ? 'Bring it up to date: npx citence data upgrade'
        : 'It needs the newer version of Citence.'
    throw new Error(`${cluster}: made by PostgreSQL ${major}, and this version has ${ownMajor}. ${remedy}`)
  }
  // A restore that was cut off between its two renames leaves no cluster in place: that is not a first start.
  // Others were set aside by earlier restores, and are older; the time is in the name.
  const isAside = (name: string) => name.startsWith('postgres.before-')
  const before = existsSync(directory) && readdirSync(directory).sort().findLast(isAside)
  if (before && !existsSync(cluster)) {
    throw new Error(
      `${directory}: a restore was cut off. Rename ${join(directory, before)} to ${cluster}, and restore once more.`,
    )
  }
}

const packageFile = fileURLToPath(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')))
const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'))
const kept = resolve(import.meta.dirname, '..', `node_modules/.cache/citence/cluster-${version}`)

/**
 * Makes a new, empty cluster in a directory that does not exist yet. The first takes three and a half seconds of
 * processor time; later ones (a first start elsewhere, a restore, a backup that is verified) copy it.
 */
export async function makeCluster(directory: string, model = kept): Promise<void> {
  mkdirSync(directory, { mode: 0o700 })
  try {
    if (existsSync(model)) return cpSync(model, directory, { recursive: true })
  } catch {
    // Another user made it, for itself alone.
    rmSync(directory, { recursive: true, force: true })
    mkdirSync(directory, { mode: 0o700 })
  }
  const fresh = await PGlite.create({ dataDir: directory, startParams })
  await fresh.close()
  const unfinished = `${model}.${process.pid}`
  try {
    cpSync(directory, unfinished, { recursive: true })
    renameSync(unfinished, model)
  } catch {
    // The installation is read-only, or another process was faster: only time is lost.
    rmSync(unfinished, { recursive: true, force: true })
  }
}
