import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type AdminClient, adminOf } from './admin.ts'
import { readSurface } from './api/surface.ts'
import { createApp } from './app.ts'
import { type Keeping, keepBackups } from './backup/keep.ts'
import { keepDailyChores } from './daily.ts'
import { type Database, openDatabase } from './database.ts'
import { startMail, startWebhook, warnWithoutChannel } from './delivery/channels.ts'
import { loadEnvFile } from './env-file.ts'
import { keepErasures } from './erasures.ts'
import { ensureKeys } from './keys.ts'
import { createLimits } from './limits.ts'
import { listen } from './listen.ts'
import { migrate, migrationVersions } from './migrate.ts'
import { readOptions } from './options.ts'
import { watchProxies } from './proxies.ts'
import { readAssets, readBuildFacts } from './site/assets.ts'

/** Milliseconds from a signal to the forced exit; service managers wait about ten seconds before they kill. */
const longestClose = 4_500

const root = resolve(import.meta.dirname, '..')
/** Read early: it changes when that process ends. */
const parent = process.ppid

/**
 * @param built settles when the files of the site are written; the database is prepared meanwhile
 * @returns a function that reads those files again
 */
async function start(built?: Promise<unknown>): Promise<() => void> {
  // At once: process 1 of a container ignores signals that nothing handles. Until it listens, it has nothing to finish.
  let stop = (): void => process.exit(0)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
  const keys = ensureKeys(root)
  // DATABASE_URL contains a password and may be in the file with the keys.
  loadEnvFile(root)
  const options = readOptions(process.env, root)
  const { siteDirectory } = options
  // Without a build in progress, a missing site is an error before the database is opened.
  if (!built) readBuildFacts(siteDirectory)
  const opening = openDatabase(options)
  // At the same time, in this thread.
  const reading = Promise.resolve(built).then(() => ({
    facts: readBuildFacts(siteDirectory),
    assets: readAssets(siteDirectory),
  }))
  // Not unhandled: both are awaited below.
  for (const task of [opening, reading]) task.catch(() => undefined)

  const database = await opening
  const opened: (() => void | Promise<void>)[] = [() => database.close()]
  const close = async () => {
    for (const undo of opened.splice(0).reverse()) await undo()
  }

  try {
    const applied = await migrate(database, resolve(root, 'supabase'))
    if (applied.length > 0) console.log(`Database brought up to date by ${applied.length} migrations.`)
    const admin = adminOf(database, keys.secretKey, options.erasuresFile)
    const erasures = () => tellOfErasures(admin)
    // Before leads are sent: a restored backup may have brought back erased people.
    if (existsSync(options.erasuresFile)) await erasures()
    const webhook = await startWebhook(database, options.webhook)
    const mail = await startMail(database, options.mailbox)
    opened.push(webhook.close, mail.close)
    await warnWithoutChannel(database)

    const { facts, assets } = await reading
    const proxies = watchProxies(options.trustedProxies, Date.now, (line) => console.error(line))
    const app = createApp({
      database,
      keys,
      surface: await readSurface(database),
      trustedProxies: options.trustedProxies,
      limits: createLimits(options.rates, Date.now),
      heard: proxies.see,
      warning: proxies.problem,
      backups: options.backups.directory,
      migrations: migrationVersions(resolve(root, 'supabase')),
      submitted: () => {
        webhook.wake()
        mail.wake()
      },
      assets,
      facts,
      log: options.log ? (line) => console.log(line) : undefined,
    })
    const server = await listen(app, options.host, options.port, options.trustedProxies)
    opened.push(() => server.close())
    stop = () => {
      // A forced exit loses nothing that a killed process would not lose.
      setTimeout(() => process.exit(0), longestClose).unref()
      close().catch((error: Error) => console.error(`The server did not close well. ${error.message}`))
    }
    if (process.env.npm_lifecycle_event === 'start') whenOrphaned(stop)
    database.announce(server.url)
    // Last, because visitors must not wait for the daily chores.
    opened.push(keepDailyChores(database, erasures, () => tellOfBackup(database, options.backups)))
    console.log(`Listening on ${server.url}`)
    console.log(`Data in ${database.where}`)
    return () => {
      for (const [path, asset] of readAssets(siteDirectory)) assets.set(path, asset)
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** At SIGTERM npm ends its shell and itself, but not what the shell runs: nobody would stop this process any more. */
function whenOrphaned(stop: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 500)
  timer.unref()
}

/** An error here must not stop the site. */
async function tellOfErasures(admin: AdminClient): Promise<void> {
  try {
    const { leads, otherKey } = await keepErasures(admin, admin.erasuresFile)
    if (leads > 0) console.log(`Erased again: ${leads} leads that a restored backup had brought back.`)
    if (otherKey > 0) console.error(`erasures: ${otherKey} were recorded with another key. See docs/deploy.md, Keys.`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.error(
      `erasures: not in step with ${admin.erasuresFile} (${reason}). Set ERASURES_FILE to a file that can be written.`,
    )
  }
}

/** An error here must not stop the site; the doctor reports the age of the last backup. */
async function tellOfBackup(database: Database, keeping: Keeping): Promise<void> {
  try {
    const made = await keepBackups(database, keeping, Date.now())
    if (made) console.log(`Backup of ${made.rows} rows in ${made.file}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.error(
      `daily: no backup in ${keeping.directory} (${reason}). It is tried again in an hour; BACKUP_DIR has to be a folder that can be written.`,
    )
  }
}

/** {@link start}; a server that cannot start ends the process, and says why. */
export async function serve(built?: Promise<unknown>): Promise<() => void> {
  // Whoever read the log has gone (`| tee`, on Ctrl-C before this process): it goes on, and ends in its own way.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    return await start(built)
  } catch (error) {
    console.error(`The server did not start. ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}
