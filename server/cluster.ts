import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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
  const before = existsSync(directory) && readdirSync(directory).find((name) => name.startsWith('postgres.before-'))
  if (before && !existsSync(cluster)) {
    throw new Error(
      `${directory}: a restore was cut off. Rename ${join(directory, before)} to ${cluster}, and restore once more.`,
    )
  }
}
