// Measures the server on PGlite and on a real PostgreSQL, and prints two tables. `node tests/bench/backend/bench.ts`;
// about a minute on two idle cores. With `--against <folder>`, another checkout with its packages, the server there
// takes turns with this one.
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { table } from '../../../cli/terminal/table.ts'
import { openDatabase } from '../../../server/database.ts'
import { migrate } from '../../../server/migrate.ts'
import { temporaryFolder } from '../../../server/temporary.ts'
import { startPostgres, whyNoPostgres } from '../../../server/testing/postgres.ts'
import { testKeys, writeTestSite } from '../../../server/testing/server.ts'
import { contactJob, eventsJob, type Load, load } from './load.ts'
import { type Running, start } from './process.ts'

const key = testKeys.publishableKey
const supabase = resolve(import.meta.dirname, '..', '..', '..', 'supabase')
const rounds = 3
const { against } = parseArgs({ options: { against: { type: 'string' } } }).values
const other = against && resolve(against, 'server/main.js')

/** `each`: rows of a request. */
const loads = {
  calls: { connections: 10, total: 600, each: 1, job: contactJob },
  'single events': { connections: 10, total: 600, each: 1, job: eventsJob(1) },
  'events by 500': { connections: 4, total: 20, each: 500, job: eventsJob(500) },
  'calls at 100': { connections: 100, total: 1000, each: 1, job: contactJob },
} as const
type Name = keyof typeof loads

type Best = Load & { cpu: number }
type Measured = { server: string; boot: number; bootCpu: number; memory: number; best: Partial<Record<Name, Best>> }

/** The servers take turns at each load, and the best round of each counts: the machine may have other work. */
async function measure(servers: Record<string, Running>): Promise<Measured[]> {
  const all = Object.entries(servers).map(([server, running]) => ({
    running,
    measured: { server, boot: running.boot, bootCpu: running.bootCpu, memory: 0, best: {} } as Measured,
  }))
  for (const { running } of all) await load(running.url, key, 10, 200, contactJob)
  for (const name of Object.keys(loads) as Name[]) {
    const { connections, total, each, job } = loads[name]
    for (let round = 0; round < rounds; round++) {
      for (const { running, measured } of all) {
        const cpu = running.cpu()
        const now = await load(running.url, key, connections, total, job)
        if (now.failed > 0) throw new Error(`${name}: ${now.failed} of ${total} requests failed.`)
        const known = measured.best[name]
        measured.best[name] = {
          failed: 0,
          perSecond: Math.max(now.perSecond * each, known?.perSecond ?? 0),
          p50: Math.min(now.p50, known?.p50 ?? now.p50),
          p99: Math.min(now.p99, known?.p99 ?? now.p99),
          cpu: Math.min((running.cpu() - cpu) / (total * each), known?.cpu ?? Number.POSITIVE_INFINITY),
        }
      }
    }
  }
  for (const { running, measured } of all) measured.memory = running.memory()
  return all.map(({ measured }) => measured)
}

/** Starts on existing data, as after a restart; best of three. */
async function restarted(script: string, environment: Record<string, string>): Promise<Running> {
  let [boot, bootCpu] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 1; ; round++) {
    const running = await start(script, environment)
    boot = Math.min(boot, running.boot)
    bootCpu = Math.min(bootCpu, running.bootCpu)
    if (round === rounds) return { ...running, boot, bootCpu }
    await running.stop()
  }
}

async function migrated(databaseUrl: string | undefined, dataDirectory: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDirectory })
  await migrate(database, supabase)
  await database.close()
}

function print(results: readonly Measured[]): void {
  const rates = results.map(({ server, boot, memory, best }) => ({
    server,
    'calls/s': Math.round(best.calls?.perSecond ?? 0),
    'single events/s': Math.round(best['single events']?.perSecond ?? 0),
    'events/s by 500': Math.round(best['events by 500']?.perSecond ?? 0),
    'p50 at 100, ms': Math.round(best['calls at 100']?.p50 ?? 0),
    'p99 at 100, ms': Math.round(best['calls at 100']?.p99 ?? 0),
    'boot, ms': Math.round(boot),
    MB: Math.round(memory),
  }))
  const cpu = results.map(({ server, bootCpu, best }) => ({
    'CPU of the server process': server,
    'boot, ms': bootCpu,
    'ms a call': best.calls?.cpu ?? 0,
    'ms a single event': best['single events']?.cpu ?? 0,
    'ms an event by 500': best['events by 500']?.cpu ?? 0,
    'calls/s of a whole core': Math.round(1000 / (best.calls?.cpu ?? 1)),
    'events/s of a whole core': Math.round(1000 / (best['events by 500']?.cpu ?? 1)),
  }))
  console.log(`${table(rates)}\n\n${table(cpu)}\n`)
  const busy = (loadavg()[0] ?? 0).toFixed(1)
  console.log(
    `Best of ${rounds} rounds; load of the machine ${busy}. Rates are the machine's, CPU is the server's own.`,
  )
  console.log('On PGlite, to be at least as good: 476 calls/s, 14,400 events/s by 500, p99 600 ms at 100, boot 360 ms.')
}

using folder = temporaryFolder()
const SITE_DIR = writeTestSite(join(folder.path, 'site'))
const DATA_DIR = join(folder.path, 'ours')
await migrated(undefined, DATA_DIR)
const embedded = {
  'PGlite, this server': await restarted('server/main.js', { SITE_DIR, DATA_DIR }),
  ...(other && { 'PGlite, other': await restarted(other, { SITE_DIR, DATA_DIR: join(folder.path, 'other') }) }),
}
const results = await measure(embedded)
for (const server of Object.values(embedded)) await server.stop()

const missing = whyNoPostgres()
if (missing) console.log(`Not on PostgreSQL: ${missing}.`)
else {
  // As in production: a commit waits for the disk.
  const postgres = await startPostgres(['fsync=on'])
  console.log(`${postgres.version}; its own processes are not in the CPU and memory below.`)
  await migrated(postgres.url, '')
  const second = other ? await startPostgres(['fsync=on']) : undefined
  const real = {
    'PostgreSQL, this server': await restarted('server/main.js', { SITE_DIR, DATABASE_URL: postgres.url }),
    ...(other && second && { 'PostgreSQL, other': await restarted(other, { SITE_DIR, DATABASE_URL: second.url }) }),
  }
  results.push(...(await measure(real)))
  for (const server of Object.values(real)) await server.stop()
  await postgres.stop()
  await second?.stop()
}
print(results)
