import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { askServer, openExisting } from '../../../server/admin.ts'
import { backupFile } from '../../../server/backup/keep.ts'
import { type Made, makeBackup } from '../../../server/backup/make.ts'
import { holderOf } from '../../../server/data-lock.ts'
import { fieldsOf } from '../../../server/fields.ts'
import { done, wrongUse } from '../command.ts'
import { installation } from './installation.ts'

/** Makes a backup now, from the database itself or through the server that has it open. */
export async function backUp(wanted: string | undefined): Promise<number> {
  const { options, secretKey } = installation()
  const file = wanted === undefined ? undefined : resolve(wanted)
  if (file && existsSync(file)) {
    console.error(`${file}: exists already. Name a new file.`)
    return wrongUse
  }
  const holder = options.databaseUrl ? undefined : holderOf(options.dataDirectory)
  let made: Made
  if (holder?.url) {
    made = await byServer(holder.url, secretKey)
    if (file) move(made.file, file)
  } else {
    const database = await openExisting(options)
    const now = Date.now()
    try {
      made = await makeBackup(database, file ?? backupFile(options.backups.directory, now), now)
    } finally {
      await database.close()
    }
  }
  console.log(`${made.rows.toLocaleString('en')} rows in ${file ?? made.file}`)
  return done
}

async function byServer(url: string, secretKey: string | undefined): Promise<Made> {
  const response = await askServer(`${url}/backups`, secretKey ?? '')
  const reply: unknown = await response.json().catch(() => undefined)
  const { file, rows, message } = fieldsOf(reply)
  if (typeof file === 'string' && typeof rows === 'number') return { file, rows }
  const why = message ?? 'is SUPABASE_SECRET_KEY the one it was started with?'
  throw new Error(`${url}: no backup was made (status ${response.status}): ${why}`)
}

/** Unlike a rename, this also works between disks. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    copyFileSync(from, to, constants.COPYFILE_EXCL)
    rmSync(from)
  }
}
