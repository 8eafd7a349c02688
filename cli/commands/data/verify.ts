import { accessSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { backupsIn } from '../../../server/backup/keep.ts'
import { restoreBackup, withEmbedded } from '../../../server/backup/restore.ts'
import { done, nothing } from '../command.ts'
import { describe, installation, supabase } from './installation.ts'

/** Restores a backup into a database that is thrown away. */
export async function verify(wanted: string | undefined): Promise<number> {
  const { directory } = installation().options.backups
  const file = wanted ? resolve(wanted) : backupsIn(directory, Date.now()).find(({ isWhole }) => isWhole)?.file
  if (!file) {
    console.error(`${directory}: no backup here. Make one: npx citence data backup`)
    return nothing
  }
  // A misspelt name says nothing about the backup.
  accessSync(file)
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
