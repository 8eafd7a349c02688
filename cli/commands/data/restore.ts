import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { backupFile, backupsIn } from '../../../server/backup/keep.ts'
import { makeBackup } from '../../../server/backup/make.ts'
import { withEngineOf } from '../../../server/backup/other-engine.ts'
import { replaceEmbedded, withEmbedded } from '../../../server/backup/replace.ts'
import { restoreBackup } from '../../../server/backup/restore.ts'
import { clusterIn, majorOf, ownMajor } from '../../../server/cluster.ts'
import { type Database, openDatabase } from '../../../server/database.ts'
import { done, nothing, wrongUse } from '../../exit-code.ts'
import { describe, eraseAgain, installation, supabase } from './installation.ts'

/** Brings a backup back: into an empty PostgreSQL, or in place of the embedded database. */
export async function restore(wanted: string): Promise<number> {
  const { options } = installation()
  const file = resolve(wanted)
  const fill = async (database: Database) => {
    const backup = await restoreBackup(database, file, supabase)
    await eraseAgain(database)
    return backup
  }
  if (options.databaseUrl) {
    const database = await openDatabase(options)
    try {
      console.log(`Restored into ${database.where}: ${describe(await fill(database))}`)
    } finally {
      await database.close()
    }
    return done
  }
  const { result, earlier } = await replaceEmbedded(options.dataDirectory, Date.now(), fill)
  console.log(`Restored into ${options.dataDirectory}: ${describe(result)}`)
  if (earlier)
    console.log(`What was there before: ${earlier}. Delete it when all is well: it still holds personal data.`)
  return done
}

/** Restores a backup into a database that is thrown away. */
export async function verify(wanted: string | undefined): Promise<number> {
  const { directory } = installation().options.backups
  const file = wanted ? resolve(wanted) : backupsIn(directory).find(({ isWhole }) => isWhole)?.file
  if (!file) {
    console.error(`${directory}: no backup here. Make one: npx citence data backup`)
    return nothing
  }
  const scratch = mkdtempSync(join(tmpdir(), 'citence-verify-'))
  try {
    const backup = await withEmbedded(scratch, (database) => restoreBackup(database, file, supabase))
    console.log(`${file}: whole, and can be restored: ${describe(backup)}`)
    return done
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return nothing
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Brings an embedded database of an earlier PostgreSQL into one of this version's, by way of a backup that stays. */
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

/** Copies the embedded database into an empty PostgreSQL, by way of a backup that stays. */
export async function moveToPostgres(given: string | undefined): Promise<number> {
  const { dataDirectory, backups, databaseUrl } = installation().options
  const url = given ?? databaseUrl ?? ''
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '') || !existsSync(join(dataDirectory, 'postgres'))) {
    console.error(
      `DATABASE_URL: expected postgres://user:password@host/name, and an embedded database in ${dataDirectory}.`,
    )
    return wrongUse
  }
  const now = Date.now()
  const target = await openDatabase({ databaseUrl: url, dataDirectory })
  try {
    // Nothing may arrive in the old one any more: a server that holds it has to be stopped.
    const { file } = await withEmbedded(dataDirectory, (database) =>
      makeBackup(database, backupFile(backups.directory, now), now),
    )
    console.log(`Moved to ${target.where}: ${describe(await restoreBackup(target, file, supabase))}`)
  } finally {
    await target.close()
  }
  console.log(`Start the server with DATABASE_URL in .env. ${dataDirectory}/postgres stays as it was: delete it then.`)
  return done
}
