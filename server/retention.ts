import type { Database } from './database.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes what is past its time now and once a day; what hosted Supabase does with pg_cron. Returns what stops it. */
export function keepRetention(database: Database): () => void {
  const run = () => {
    database
      .transaction(({ query }) => query('select public.run_retention()'))
      .catch((error: Error) => console.error(`retention: ${error.message}; it runs again tomorrow.`))
  }
  run()
  const timer = setInterval(run, day)
  return () => clearInterval(timer)
}
