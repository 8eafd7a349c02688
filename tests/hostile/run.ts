// Attacks the real server while ten visitors load pages and one sends leads, and prints what they experienced:
// `npm run test:hostile` (each attack for 10 seconds), `-- --short` (the worst ones, 4 seconds each, and again when one
// fails; part of `npm test`), `-- --only <attack>`, `-- --on PGlite`.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { table } from '../../cli/terminal/table.ts'
import { openDatabase } from '../../server/database.ts'
import { temporaryFolder } from '../../server/temporary.ts'
import { startPostgres, whyNoPostgres } from '../../server/testing/postgres.ts'
import { end } from '../../server/testing/process.ts'
import { testKeys, writeTestSite } from '../../server/testing/server.ts'
import { start } from '../bench/backend/process.ts'
import { quantile } from '../bench/quantile.ts'
import { attacks } from './attacks.ts'
import { visit } from './visitors.ts'

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, only: { type: 'string' }, on: { type: 'string' } },
})
const seconds = values.short ? 4 : 10
const tries = values.short ? 2 : 1
const inShort = [
  'paths of slashes',
  'rows beyond the cap',
  'large batches at full speed',
  'leads from many addresses',
  'pages on 200 connections',
  'thousands of requests at once',
  'idle sockets',
  'hanging uploads',
  'bodies in parts of one byte',
]
/** A first round without an attack, to measure the machine itself. */
const calm = 'nothing'
const known = { only: Object.keys(attacks), on: ['PGlite', 'PostgreSQL'] }
for (const option of ['only', 'on'] as const) {
  const given = values[option]
  if (given === undefined || known[option].includes(given)) continue
  console.error(`--${option} '${given}': expected one of:\n${known[option].join('\n')}`)
  process.exit(2)
}
const chosen = values.only ? [values.only] : values.short ? inShort : Object.keys(attacks)
const key = testKeys.publishableKey

/** Milliseconds, megabytes. The memory includes what the attacks before have left to the garbage collector. */
const limits = { page: 200, lead: 1000, lost: 0, failed: 0, memory: 1024, disk: 1024, recovery: 5000 }

const at = (times: readonly number[], part: number) => Math.round(quantile(times, part))

function attack(name: string, url: string): ChildProcess | undefined {
  if (name === calm) return undefined
  const script = join(import.meta.dirname, 'attacker.ts')
  return spawn(process.execPath, [script, name, url, key], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Milliseconds until pages and leads are served as usual again. */
async function recovery(url: string): Promise<number> {
  const began = performance.now()
  for (;;) {
    const soon = new AbortController()
    const look = visit(url, key, soon.signal)
    await setTimeout(100)
    soon.abort()
    const { pages, leads, failedPages, lost } = await look
    const isWell = at(pages, 1) <= limits.page && at(leads, 1) <= limits.lead && failedPages.length + lost === 0
    const took = performance.now() - began
    if (isWell || took > 30_000) return Math.max(0, Math.round(took - 300))
  }
}

async function suffer(kind: string, databaseUrl: string, directory: string): Promise<boolean> {
  const SITE_DIR = writeTestSite(join(folder.path, 'site'))
  const environment = {
    SITE_DIR,
    DATA_DIR: directory,
    DATABASE_URL: databaseUrl,
    EVENTS_PER_SECOND: '',
    LEADS_PER_SECOND: '',
    // As in a deployment: printing a line for each answer costs time.
    LOG: 'on',
  }
  const server = await start('server/main.js', environment)
  const rows: Record<string, string | number>[] = []
  const acknowledged: string[] = []
  let holds = true
  // On a busy machine, times say nothing about the server.
  let isBusy = false
  /** @returns whether everything held during the attack, and its row of the table */
  async function undergo(name: string) {
    const over = new AbortController()
    const visitors = visit(server.url, key, over.signal)
    const attacker = attack(name, server.url)
    let memory = 0
    for (let n = 0; n < seconds * 4; n++) {
      await setTimeout(250)
      memory = Math.max(memory, server.memory())
    }
    over.abort()
    const seen = await visitors
    // A server that nobody attacked proves nothing.
    const isAttacked = name === calm || attacker?.exitCode === null
    if (!isAttacked) console.error(`${name}: the attacker ended by itself. Its own message is above.`)
    else if (attacker) await end(attacker, 'SIGKILL')
    acknowledged.push(...seen.acknowledged)
    const [page, lead] = [at(seen.pages, 0.99), at(seen.leads, 0.99)]
    const back = await recovery(server.url)
    if (name === calm) isBusy = page > limits.page / 2 || lead > limits.lead / 2
    const isWell =
      isAttacked &&
      (isBusy || (page <= limits.page && lead <= limits.lead)) &&
      seen.lost <= limits.lost &&
      seen.failedPages.length <= limits.failed &&
      memory <= limits.memory &&
      back <= limits.recovery
    if (values.short !== true || !isWell)
      console.log(`${name}: p99 ${page}, ${lead}; back after ${back} ${[...new Set(seen.failedPages)].join(', ')}`)
    const row = {
      [`on ${kind}`]: name,
      pages: seen.pages.length,
      failed: seen.failedPages.length,
      'page p50, ms': at(seen.pages, 0.5),
      'p99, ms': page,
      leads: seen.leads.length,
      lost: seen.lost,
      'lead p50': at(seen.leads, 0.5),
      'lead p99, ms': lead,
      MB: Math.round(memory),
      'back after, ms': back,
      holds: isWell ? (isBusy ? 'but for times' : 'yes') : 'NO',
    }
    return { isWell, row }
  }

  for (const name of [calm, ...chosen]) {
    let result = await undergo(name)
    // A time may be due to the machine, so it is measured again; lost leads and failed pages are not.
    for (let n = 1; n < tries && !result.isWell && result.row.lost + result.row.failed === 0; n++)
      result = await undergo(name)
    holds &&= result.isWell
    rows.push(result.row)
  }
  if (isBusy) console.log(`Not tested: times on ${kind} (the machine was too busy before the first attack)`)
  const stopping = performance.now()
  await server.stop()
  const stopped = Math.round(performance.now() - stopping)

  console.log(table(rows))
  const database = await openDatabase({ databaseUrl: databaseUrl || undefined, dataDirectory: directory })
  const [stored] = await database.transaction(({ query }) =>
    query(
      `select (select count(*)::int from json_array_elements_text($1::json) e(email) where not exists (
           select from public.leads l where l.email = e.email)) as missing,
         (pg_database_size(current_database()) / 1024 / 1024)::int as disk,
         (select count(*)::int from public.analytics_events) as events, (select count(*)::int from public.leads) as leads`,
      // As text, because the embedded database takes no array parameters.
      [JSON.stringify(acknowledged)],
    ),
  )
  await database.close()
  const disk = Number(stored?.disk)
  console.log(
    `${kind}: of ${acknowledged.length} acknowledged leads ${stored?.missing} are missing; ${stored?.events} events and ` +
      `${stored?.leads} leads stored, ${disk} MB on disk; stopped after ${stopped} ms.\n`,
  )
  return holds && stored?.missing === 0 && disk <= limits.disk && stopped <= 5000
}

using folder = temporaryFolder()
const missing = whyNoPostgres()
let holds = values.on === 'PostgreSQL' ? !missing : await suffer('PGlite', '', join(folder.path, 'data'))
if (missing) console.log(`Not tested: PostgreSQL (${missing})`)
else if (values.on !== 'PGlite') {
  const postgres = await startPostgres()
  holds = (await suffer('PostgreSQL', postgres.url, '')) && holds
  await postgres.stop()
}
console.log(
  `Wanted: p99 of pages ≤ ${limits.page} ms, of leads ≤ ${limits.lead} ms, none lost or missing, no page failed, memory and ` +
    `disk ≤ ${limits.memory} MB, back and stopped within ${limits.recovery} ms. ${holds ? 'All holds.' : 'NOT ALL HOLDS.'}`,
)
if (!holds) process.exitCode = 1
