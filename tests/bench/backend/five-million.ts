// Five million events over 180 days on a real PostgreSQL: how long the 30-day chart takes by scan, by BRIN and through
// the daily counts, and what counting costs. `node tests/bench/backend/five-million.ts [rows]`; minutes, and 3 GB of disk.
import { resolve } from 'node:path'
import { table } from '../../../cli/terminal/table.ts'
import type { Database } from '../../../server/database.ts'
import { migrate } from '../../../server/migrate.ts'
import { openPostgres } from '../../../server/postgres.ts'
import { startPostgres } from '../../../server/testing/postgres.ts'

const rows = Number(process.argv[2] ?? 5_000_000)
const days = 180
/** Milliseconds that a dashboard may wait for its chart. */
const target = 20

const chartOfEvents = `select (received_at at time zone 'UTC')::date as day, count(distinct session_id) as visits,
    count(*) filter (where event_type = 'page_view') as views
  from public.analytics_events where site_id = 'citence' and received_at >= current_date - 30 group by 1 order by 1`
const chartOfCounts = `select day, visits, views from public.analytics_daily
  where site_id = 'citence' and dimension = 'total' and day >= current_date - 30 order by 1`

/** Eight events per visit, forty pages, a device time on the day of receipt, timings on one event in eight. */
const generate = `insert into public.analytics_events (id, received_at, event_type, event_category, site_id, page_path,
    session_id, device_type, ip_country, utm_campaign, geo_metric, properties)
  select gen_random_uuid(), at, (array['page_view', 'page_hidden', 'page_visible', 'web_vitals'])[1 + n % 4],
    case when n % 97 = 0 then 'conversion' else 'general' end, 'citence',
    case when n % 3 = 0 then '/fr' else '' end || '/page-' || n % 40, 'session-' || n / 8,
    (array['desktop', 'mobile', 'tablet'])[1 + n / 8 % 3], 'Europe', case when n % 10 = 0 then 'campaign-' || n % 7 end,
    '{"page_type": "guide"}', jsonb_build_object('timestamp', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'performance_metrics', case n % 4 when 3 then jsonb_build_object('lcp', 900 + n % 3000, 'cls', n % 30 / 100.0) else '{}' end)
  from (select n, now() - interval '${days} days' + n * (interval '${days} days' / ${rows}) as at
    from generate_series($1::bigint, $2::bigint) n) times`

async function timed(database: Database, statement: string, settings: readonly string[] = [], times = 1) {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < times; round++) {
    best = Math.min(
      best,
      await database.transaction(async ({ query, run }) => {
        for (const setting of ['statement_timeout = 0', ...settings]) await run(`set local ${setting}`)
        const start = performance.now()
        await query(statement)
        return performance.now() - start
      }, 'chore'),
    )
  }
  return best
}

const postgres = await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB', 'synchronous_commit=off'])
const database = await openPostgres(postgres.url)
try {
  await migrate(database, resolve(import.meta.dirname, '..', '..', '..', 'supabase'))
  const start = performance.now()
  for (let first = 0; first < rows; first += 250_000) {
    await database.transaction(async ({ query, run }) => {
      await run('set local statement_timeout = 0; set local session_replication_role = replica')
      await query(generate, [first, Math.min(first + 250_000, rows) - 1])
    }, 'chore')
  }
  console.log(
    `${postgres.version}: ${rows.toLocaleString('en')} events made in ${Math.round((performance.now() - start) / 1000)} s`,
  )
  await database.transaction(
    ({ run }) => run('set local statement_timeout = 0; analyze public.analytics_events'),
    'chore',
  )

  const first = await timed(database, 'select public.refresh_analytics()')
  const results = [
    { what: 'count all days, once', ms: first },
    { what: 'count what came since (nightly, 9 days)', ms: await timed(database, 'select public.refresh_analytics()') },
    { what: '30-day chart by scan', ms: await timed(database, chartOfEvents, ['enable_bitmapscan = off'], 2) },
    { what: '30-day chart by BRIN', ms: await timed(database, chartOfEvents, [], 2) },
    { what: '30-day chart through the daily counts', ms: await timed(database, chartOfCounts, [], 20) },
    {
      what: 'report of a month (all its tables)',
      ms: await timed(database, 'select public.analytics_report()', [], 5),
    },
  ]
  console.log(table(results.map(({ what, ms }) => ({ what, ms: Math.round(ms * 10) / 10 }))))
  const chart = results[4]?.ms ?? Number.POSITIVE_INFINITY
  console.log(`The chart must take at most ${target} ms: it takes ${chart.toFixed(1)}.`)
  if (chart > target) process.exitCode = 1
} finally {
  await database.close()
  await postgres.stop()
}
