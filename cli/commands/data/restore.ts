import { accessSync } from 'node:fs'
import { resolve } from 'node:path'
import { replaceEmbedded, restoreBackup } from '../../../server/backup/restore.ts'
import { type Database, openDatabase } from '../../../server/database.ts'
import { done } from '../command.ts'
import { describe, eraseAgain, installation, supabase } from './installation.ts'

/** Brings a backup back: into an empty PostgreSQL, or in place of the embedded database. */
export async function restore(wanted: string): Promise<number> {
  const { options } = installation()
  const file = resolve(wanted)
  // A misspelt name says nothing about the backup.
  accessSync(file)
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
