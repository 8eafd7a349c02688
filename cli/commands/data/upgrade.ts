import { backupFile } from '../../../server/backup/keep.ts'
import { makeBackup } from '../../../server/backup/make.ts'
import { withEngineOf } from '../../../server/backup/other-engine.ts'
import { replaceEmbedded, restoreBackup } from '../../../server/backup/restore.ts'
import { clusterIn, majorOf, ownMajor } from '../../../server/cluster.ts'
import { done, wrongUse } from '../command.ts'
import { describe, installation, supabase } from './installation.ts'

/** Upgrades an embedded database to this version's PostgreSQL through a backup file, which is kept. */
export async function upgrade(): Promise<number> {
  const { dataDirectory, backups } = installation().options
  const major = majorOf(dataDirectory)
  if (major === undefined || major === ownMajor) {
    console.error(`${dataDirectory}: ${major ? `is of PostgreSQL ${major} already` : 'no embedded database here'}.`)
    return wrongUse
  }
  const now = Date.now()
  const { result, earlier } = await replaceEmbedded(dataDirectory, now, async (database) => {
    const { file } = await withEngineOf(major, clusterIn(dataDirectory), (old) =>
      makeBackup(old, backupFile(backups.directory, now), now),
    )
    return restoreBackup(database, file, supabase)
  })
  console.log(`From PostgreSQL ${major} to ${ownMajor}: ${describe(result)}`)
  console.log(`What was there before: ${earlier}. Delete it when all is well: it still holds personal data.`)
  return done
}
