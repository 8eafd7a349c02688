import type { Database } from './database.ts'

const day = 24 * 60 * 60 * 1000

/** Counts the analytics, then deletes what is past its time; in this order, or the counts would miss what is deleted. */
const chores = ['select public.refresh_analytics()', 'select public.run_retention()']

/**
 * Does the daily chores now and once a day; what hosted Supabase does with pg_cron. Returns what stops it, after the
 * chore under way.
 */
export function keepDailyChores(database: Database): () => Promise<void> {
  let stopped = false
  let running: Promise<void> = run()
  const timer = setInterval(() => {
    running = run()
  }, day)

  async function run(): Promise<void> {
    for (const chore of chores) {
      if (stopped) return
      await database
        .transaction(async ({ query }) => {
          // A request gives up after seconds; nobody waits for this.
          await query(`select set_config('statement_timeout', '30min', true)`)
          await query(chore)
        })
        .catch((error: Error) => console.error(`daily: ${chore}: ${error.message}; it runs again tomorrow.`))
    }
  }

  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}
