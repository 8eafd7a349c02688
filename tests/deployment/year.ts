/**
 * A year of an installation in minutes, on a simulated clock: leads, events and the daily chores, a backup each night,
 * a killed process, an update, a lost disk with a restore, and erasures before and after it. At the end, the database
 * is compared with a list kept outside it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { adminOf } from '../../server/admin.ts'
import { backupsIn, keepBackups } from '../../server/backup/keep.ts'
import { replaceEmbedded, restoreBackup } from '../../server/backup/restore.ts'
import type { Database } from '../../server/database.ts'
import { openEmbedded } from '../../server/embedded.ts'
import { keepErasures } from '../../server/erasures.ts'
import { migrate, migrationVersions } from '../../server/migrate.ts'
import { asOwner } from '../../server/testing/database.ts'

const supabase = resolve(import.meta.dirname, '..', '..', 'supabase')
const day = 24 * 60 * 60 * 1000
const days = 365
const start = Math.floor(Date.now() / day) * day - days * day
const at = (n: number) => new Date(start + n * day + day / 2).toISOString()

// `node year.ts write <folder>`: the process that is killed after it has printed what it stored.
const [task, given] = process.argv.slice(2)
const folder = given ?? mkdtempSync(join(tmpdir(), 'citence-year-'))
const [data, erasuresFile] = [join(folder, 'data'), join(folder, 'erasures.txt')]
const keeping = { directory: join(folder, 'backups'), count: 14, days: 30 }
const eventsADay = 6

const addLead = (database: Database, email: string, when: string) =>
  asOwner(
    database,
    `insert into public.leads (source, name, email, language, created_at, last_contact_at)
     values ('contact', 'A', $1, 'en', $2::timestamptz, $2::timestamptz)`,
    [email, when],
  )

if (task === 'write') {
  const database = await openEmbedded(data)
  for (let n = 0; ; n++) {
    await addLead(database, `killed${n}@example.com`, at(120))
    console.log(n)
  }
}

/** Who must have a lead at the end, with the day it came. */
const expected = new Map<string, number>()
let events = 0
const admin = (database: Database) => adminOf(database, 'sb_secret_of_a_year', erasuresFile)

async function erase(database: Database, email: string): Promise<void> {
  await admin(database).call('erase_contact', { p_email: email })
  await keepErasures(admin(database), erasuresFile)
  expected.delete(email)
}

async function live(database: Database, n: number): Promise<void> {
  for (const name of ['a', 'b']) {
    await addLead(database, `${name}${n}@example.com`, at(n))
    expected.set(`${name}${n}@example.com`, n)
  }
  await asOwner(
    database,
    `insert into public.analytics_events (event_type, site_id, session_id, page_path, received_at)
     select 'page_view', 'citence', $1 || '-' || n, '/faq', $2::timestamptz from generate_series(1, ${eventsADay}) n`,
    [`day${n}`, at(n)],
  )
  events += eventsADay
  const night = at(n + 0.4)
  await asOwner(database, 'select public.refresh_analytics($1::date)', [at(n).slice(0, 10)])
  await asOwner(database, 'select public.run_retention($1::timestamptz)', [night])
  if (n % 30 === 0) await database.tidy()
  await keepBackups(database, keeping, Date.parse(night))
}

async function killWriter(): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, [import.meta.filename, 'write', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged = 0
  if (!child.stdout) throw new Error('no output')
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line) + 1
    if (acknowledged === 40) break
  }
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  return acknowledged
}

const began = performance.now()
const failures: string[] = []
function same(what: string, found: unknown, wanted: unknown): void {
  const fits = isDeepStrictEqual(found, wanted)
  const shown = JSON.stringify(fits && Array.isArray(found) ? found.length : found)
  console.log(`${fits ? 'ok  ' : 'FAIL'} ${what}: ${shown}${fits ? '' : `, expected ${JSON.stringify(wanted)}`}`)
  if (!fits) failures.push(what)
}

const leadsIn = async (database: Database) =>
  (await asOwner(database, 'select email from public.leads')).map(({ email }) => String(email)).sort()

let database = await openEmbedded(data)
try {
  // As an installation of some versions ago.
  await migrate(
    database,
    supabase,
    new Set(migrationVersions(supabase).filter((version) => version < '20261122180200')),
  )
  // The server does this at each start: reports name known values only.
  await asOwner(database, `select public.set_known_values('citence', '["/faq"]', '["page_view"]')`)
  // Leads without contact for almost two years.
  for (let n = 0; n < 10; n++) await addLead(database, `old${n}@example.com`, new Date(start - 700 * day).toISOString())

  for (let n = 0; n < days; n++) {
    await live(database, n)
    if (n === 25)
      same(
        'inquiries of two years ago, before their day',
        (await leadsIn(database)).filter((email) => email.startsWith('old')).length,
        10,
      )
    if (n === 120) {
      await database.close()
      const acknowledged = await killWriter()
      database = await openEmbedded(data)
      const kept = (await leadsIn(database)).filter((email) => email.startsWith('killed'))
      same('leads that a killed process had acknowledged', kept.length >= acknowledged, true)
      for (const email of kept) expected.set(email, n)
    }
    if (n === 200) {
      const applied = await migrate(database, supabase)
      same('an update applies migrations', applied.length > 0, true)
    }
    if (n === 250) await erase(database, 'a100@example.com')
    if (n === 255) {
      // The disk is lost; what there is, is the backup of a week ago, from before the erasure, and the record of erasures.
      const backup = backupsIn(keeping.directory, start + n * day).find((known) => known.at < start + 248 * day)
      if (!backup) throw new Error('no backup')
      await database.close()
      rmSync(data, { recursive: true })
      await replaceEmbedded(data, Date.now(), async (fresh) => {
        await restoreBackup(fresh, backup.file, supabase)
        same('erased again after the restore', (await keepErasures(admin(fresh), erasuresFile, true)).leads, 1)
      })
      database = await openEmbedded(data)
      for (const [email, came] of expected) if (start + (came + 0.5) * day > backup.at) expected.delete(email)
      const lost = 255 - Math.floor((backup.at - start) / day)
      events -= lost * eventsADay
      same('days lost with the disk', lost, 8)
    }
    if (n === 300) await erase(database, 'b200@example.com')
    if (n % 60 === 0)
      console.log(`     day ${n}: ${expected.size} leads, ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }

  same('leads', await leadsIn(database), [...expected.keys()].sort())
  const count = async (query: string) => Number((await asOwner(database, query))[0]?.n)
  same('events', await count('select count(*) as n from public.analytics_events'), events)
  const counted = `select sum(views) as n from public.analytics_daily where dimension = 'total'`
  same('views in the reports', await count(counted), events)
  const backups = backupsIn(keeping.directory, start + days * day)
  same('backups kept', backups.length, 14)
  same('the newest is of the last night', backups[0]?.at, start + (days - 1) * day + Math.floor(0.9 * day))
  same(
    'the record of erasures',
    existsSync(erasuresFile) && (await count('select count(*) as n from private.erasures')),
    2,
  )
} finally {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${days} days in ${((performance.now() - began) / 1000).toFixed(0)} s, ${failures.length} failures`)
process.exitCode = failures.length > 0 ? 1 : 0
