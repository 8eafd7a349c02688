import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backupFile } from '../../../server/backup/keep.ts'
import { makeBackup } from '../../../server/backup/make.ts'
import { restoreBackup, withEmbedded } from '../../../server/backup/restore.ts'
import { openDatabase } from '../../../server/database.ts'
import { done, wrongUse } from '../command.ts'
import { describe, installation, supabase } from './installation.ts'

/** Copies the embedded database into an empty PostgreSQL through a backup file, which is kept. */
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
    // The old database must not receive anything more: a server that has it open must be stopped first.
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
