// Kills the server on PGlite with SIGKILL under write load, again and again, and counts the rows that it had
// acknowledged and lost: must be 0. `node tests/bench/backend/kill.ts [rounds]`; twelve rounds, under a minute.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openEmbedded } from '../../../server/embedded.ts'
import { temporaryFolder } from '../../../server/temporary.ts'
import { testKeys, writeTestSite } from '../../../server/testing/server.ts'
import { contactJob, eventsJob } from './load.ts'
import { start } from './process.ts'

const rounds = Number(process.argv[2] ?? 12)
const headers = { apikey: testKeys.publishableKey, 'Content-Type': 'application/json' }
using folder = temporaryFolder()
const DATA_DIR = join(folder.path, 'data')
const SITE_DIR = writeTestSite(join(folder.path, 'site'))
const leads: string[] = []
const events: string[] = []
let sent = 0

/** Sends until the server is gone; records what it acknowledged, and calls back after each. */
async function write(url: string, acknowledged: () => void): Promise<void> {
  for (;;) {
    try {
      sent++
      const asLead = sent % 3 > 0
      const { path, body, headers: more } = asLead ? contactJob(sent) : eventsJob(5)(sent)
      const response = await fetch(url + path, { method: 'POST', headers: { ...headers, ...more }, body })
      if (asLead) {
        const { success, lead_id } = await response.json()
        if (success) leads.push(lead_id)
      } else if (response.status === 201) {
        for (const { id } of JSON.parse(body)) events.push(id)
      }
      acknowledged()
    } catch {
      return
    }
  }
}

for (let round = 1; round <= rounds; round++) {
  const server = await start('server/main.js', { SITE_DIR, DATA_DIR })
  const enough = 20 + Math.floor(Math.random() * 60)
  let acknowledged = 0
  let killed: Promise<unknown> | undefined
  // After a count, not a time: however busy the machine, each round has committed work and a statement in progress.
  const writers = Array.from({ length: 8 }, () =>
    write(server.url, () => {
      acknowledged++
      if (acknowledged === enough) killed = server.stop('SIGKILL')
    }),
  )
  await Promise.all(writers)
  await killed
  console.log(
    `round ${round}: killed after ${acknowledged} acknowledged requests; ${leads.length} leads and ${events.length} events so far`,
  )
}
const database = await openEmbedded(DATA_DIR)
const missing = await database.transaction(async ({ query }) => {
  const of = async (table: string, ids: string[]) => {
    const [row] = await query(
      `select count(*)::int as missing from unnest($1::uuid[]) id where not exists (select from public.${table} t where t.id = id.id)`,
      [ids],
    )
    return Number(row?.missing)
  }
  return { leads: await of('leads', leads), events: await of('analytics_events', events) }
})
// The data can still be written to.
await database.transaction(({ query }) =>
  query(`insert into public.analytics_events (id, event_type, site_id) values ($1, 'after', 'citence')`, [
    randomUUID(),
  ]),
)
await database.close()
console.log(`acknowledged minus stored after ${rounds} kills: leads ${missing.leads}, events ${missing.events}`)
if (missing.leads + missing.events > 0) process.exitCode = 1
