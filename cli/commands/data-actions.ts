import { constants, copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { adminOf, askServer, openExisting, readInstallation } from '../../server/admin.ts'
import { backupFile, backupsIn } from '../../server/backup/keep.ts'
import { type Made, makeBackup } from '../../server/backup/make.ts'
import { withEngineOf } from '../../server/backup/other-engine.ts'
import type { Backup } from '../../server/backup/read.ts'
import { replaceEmbedded, restoreBackup, withEmbedded } from '../../server/backup/restore.ts'
import { rowsIn, type Table } from '../../server/backup/tables.ts'
import { clusterIn, majorOf, ownMajor } from '../../server/cluster.ts'
import { holderOf } from '../../server/data-lock.ts'
import { type Database, openDatabase } from '../../server/database.ts'
import { keepErasures } from '../../server/erasures.ts'
import { fieldsOf } from '../../server/fields.ts'
import { temporaryFolder } from '../../server/temporary.ts'
import { codeOf } from '../../server/turn.ts'
import { counted, inWords } from '../terminal/in-words.ts'
import { done, nothing, refuse, root } from './command.ts'

const supabase = resolve(root, 'supabase')
const installation = () => readInstallation(root)

/** Erases again, in a restored database, the people who were erased after the backup was made. */
async function eraseAgain(database: Database): Promise<void> {
  const { options, secretKey } = installation()
  const admin = adminOf(database, secretKey, options.erasuresFile)
  const { leads, otherKey } = await keepErasures(admin, options.erasuresFile, true)
  if (leads > 0) console.log(`Erased again: ${counted(leads, 'lead')}, by ${options.erasuresFile}.`)
  if (otherKey === 0) return
  console.error(
    `${otherKey} erasures were recorded with another SUPABASE_SECRET_KEY than that of .env, and are not applied. ` +
      'Once it is there: SUPABASE_SECRET_KEY=<the earlier one> npx citence person reapply',
  )
}

/** What a backup holds, in a few words. */
function describe({ head, checksums }: Backup): string {
  const rows = (table: Table) => (checksums.get(table)?.rows ?? 0).toLocaleString('en')
  return (
    `${rowsIn(checksums).toLocaleString('en')} rows, of them ${rows('public.leads')} leads, ` +
    `${rows('public.audits')} audits and ${rows('public.analytics_events')} events, of ${head.made_at}`
  )
}

/** Makes a backup now, from the database itself or through the server that has it open. */
export async function backUp(wanted: string | undefined): Promise<number> {
  const { options, secretKey } = installation()
  const file = wanted === undefined ? undefined : resolve(wanted)
  if (file && existsSync(file)) return refuse(`${file}: exists already. Name a new file.`)
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
  const { status, reply } = await askServer(`${url}/backups`, secretKey ?? '')
  const { file, rows, message } = fieldsOf(reply)
  if (typeof file === 'string' && typeof rows === 'number') return { file, rows }
  const why = message ?? 'is SUPABASE_SECRET_KEY the one it was started with?'
  throw new Error(`${url}: no backup was made (status ${status}): ${why}`)
}

/** Unlike a rename, this also works between disks. */
function move(from: string, to: string): void {
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    copyFileSync(from, to, constants.COPYFILE_EXCL)
  } catch (error) {
    throw new Error(`${to}: cannot be written (${codeOf(error)}). The backup is made, and is in ${from}.`)
  }
  rmSync(from)
}

/** A name that is misspelt or a folder's says nothing about the backup. @throws for such a name */
function backupNamed(wanted: string): string {
  const file = resolve(wanted)
  if (statSync(file).isDirectory()) throw new Error(`${file}: is a folder. Name a file.`)
  return file
}

/** Restores a backup into a database that is thrown away. */
export async function verify(wanted: string | undefined): Promise<number> {
  const { directory } = installation().options.backups
  const file = wanted ? backupNamed(wanted) : backupsIn(directory, Date.now()).find(({ isWhole }) => isWhole)?.file
  if (!file) return refuse(`${directory}: no backup here. Make one: npx citence data backup`, nothing)
  using scratch = temporaryFolder()
  try {
    const backup = await withEmbedded(scratch.path, (database) => restoreBackup(database, file, supabase))
    console.log(`${file}: whole, and can be restored: ${describe(backup)}`)
    return done
  } catch (error) {
    return refuse(inWords(error), nothing)
  }
}

/** Brings a backup back: into an empty PostgreSQL, or in place of the embedded database. */
export async function restore(wanted: string): Promise<number> {
  const { options } = installation()
  const file = backupNamed(wanted)
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

/** Copies the embedded database into an empty PostgreSQL through a backup file, which is kept. */
export async function moveToPostgres(given: string | undefined): Promise<number> {
  const { dataDirectory, backups, databaseUrl } = installation().options
  const url = given ?? databaseUrl ?? ''
  if (!/^postgres(ql)?:/.test(url) || !existsSync(join(dataDirectory, 'postgres')))
    return refuse(
      `DATABASE_URL: expected postgres://user:password@host/name, and an embedded database in ${dataDirectory}.`,
    )
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

/** Upgrades an embedded database to this version's PostgreSQL through a backup file, which is kept. */
export async function upgrade(): Promise<number> {
  const { dataDirectory, backups } = installation().options
  const major = majorOf(dataDirectory)
  if (major === undefined || major === ownMajor)
    return refuse(`${dataDirectory}: ${major ? `is of PostgreSQL ${major} already` : 'no embedded database here'}.`)
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
