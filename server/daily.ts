import { siteId } from '../src/site/brand.ts'
import { eventTypes } from '../src/site/event-types.ts'
import { everyPath } from '../src/site/routes.ts'
import type { Database, Statement, Transaction } from './database.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Says which pages and events reports may name, counts the analytics, then deletes what is past its time; in this order,
 * or the counts would miss what is deleted.
 */
const chores: readonly Statement[] = [
  {
    text: 'select public.set_known_values($1, $2, $3)',
    values: [siteId, JSON.stringify(everyPath()), JSON.stringify(eventTypes)],
  },
  { text: 'select public.refresh_analytics()', values: [] },
  { text: 'select public.run_retention()', values: [] },
]

/**
 * Does the daily chores, and `more`, now and once a day; what hosted Supabase does with pg_cron. Returns what stops it:
 * a chore under way is undone when its database closes, and done at the next start.
 */
export function keepDailyChores(database: Database, more: () => Promise<void>): () => void {
  let stopped = false
  const timer = setInterval(run, day)

  async function run(): Promise<void> {
    for (const chore of chores) {
      if (stopped) return
      // A request gives up after seconds; nobody waits for this.
      const patiently = async ({ query }: Transaction) => {
        await query(`select set_config('statement_timeout', '30min', true)`)
        await query(chore.text, chore.values)
      }
      await database.transaction(patiently, 'chore').catch((error: Error) => {
        if (!stopped) console.error(`daily: ${chore.text}: ${error.message}; it runs again tomorrow.`)
      })
    }
    if (stopped) return
    await database.tidy().catch((error: Error) => {
      if (!stopped) console.error(`daily: vacuum: ${error.message}; it runs again tomorrow.`)
    })
    if (!stopped) await more()
  }

  run()
  return () => {
    stopped = true
    clearInterval(timer)
  }
}
