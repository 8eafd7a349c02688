import { siteId } from '../src/site/brand.ts'
import { eventTypes } from '../src/site/event-types.ts'
import { everyPath } from '../src/site/routes.ts'
import type { Database, Statement, Transaction } from './database.ts'
import { fieldsOf } from './fields.ts'

const hour = 60 * 60 * 1000

/**
 * Updates the list of known pages and events, counts the analytics, then deletes expired rows; in this order, because
 * deleted rows can no longer be counted.
 */
const chores: readonly Statement[] = [
  {
    text: 'select public.set_known_values($1, $2, $3)',
    values: [siteId, JSON.stringify(everyPath()), JSON.stringify(eventTypes)],
  },
  { text: 'select public.refresh_analytics()', values: [] },
  { text: 'select public.run_retention()', values: [] },
]

const doubt =
  'by the clock the last chores were more than 60 days ago, so nothing is deleted for its age until tomorrow. Is the clock right?'

/**
 * Runs the daily chores, and `daily`, now and once a day, as hosted Supabase does with pg_cron; then `hourly`, and again
 * each hour: a server that starts 19 hours after its last backup would otherwise make the next after 43. Returns a
 * function that stops it: a chore in progress is rolled back when its database closes, and repeated at the next start.
 */
export function keepDailyChores(
  database: Pick<Database, 'transaction' | 'tidy'>,
  daily: () => Promise<void>,
  hourly: () => Promise<void>,
): () => void {
  let stopped = false
  let underWay: Promise<void> | undefined
  const timers = [setInterval(run, 24 * hour), setInterval(often, hour)]

  async function often(): Promise<void> {
    underWay ??= hourly().finally(() => {
      underWay = undefined
    })
    await underWay
  }

  async function run(): Promise<void> {
    for (const chore of chores) {
      if (stopped) return
      // The limit for visitors' requests is seconds; nobody waits for this.
      const patiently = async ({ query }: Transaction) => {
        await query(`select set_config('statement_timeout', '30min', true)`)
        const [reply] = await query(chore.text, chore.values)
        if (fieldsOf(reply?.run_retention).doubtful_clock !== undefined) console.error(`daily: ${doubt}`)
      }
      await database.transaction(patiently, 'chore').catch((error: Error) => {
        if (!stopped) console.error(`daily: ${chore.text}: ${error.message}; it runs again tomorrow.`)
      })
    }
    if (stopped) return
    await database.tidy().catch((error: Error) => {
      if (!stopped) console.error(`daily: vacuum: ${error.message}; it runs again tomorrow.`)
    })
    if (!stopped) await daily()
    if (!stopped) await often()
  }

  run()
  return () => {
    stopped = true
    for (const timer of timers) clearInterval(timer)
  }
}
