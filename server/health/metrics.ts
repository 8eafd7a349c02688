import type { Readiness } from './ready.ts'

/** Seconds, upper bounds of the histogram. */
const bounds = [0.005, 0.02, 0.1, 0.5, 2, 8]

type RequestKind = 'site' | 'lead' | 'events' | 'other'

export function kindOf(path: string): RequestKind {
  if (path.startsWith('/rest/v1/rpc/')) return 'lead'
  if (path.startsWith('/rest/v1/analytics_events')) return 'events'
  return /^\/(?:rest|auth|health|metrics|backups)(?:\/|$)/.test(path) ? 'other' : 'site'
}

/** Counts requests by kind and class of status, without anything about their senders or content. */
export function createRequestCounts() {
  const statuses = new Map<string, number>()
  const times = new Map<RequestKind, { buckets: number[]; seconds: number }>()

  return {
    see(kind: RequestKind, status: number, seconds: number): void {
      const labels = `kind="${kind}",status="${Math.floor(status / 100)}xx"`
      statuses.set(labels, (statuses.get(labels) ?? 0) + 1)
      const time = times.get(kind) ?? { buckets: Array.from({ length: bounds.length + 1 }, () => 0), seconds: 0 }
      const slot = bounds.findIndex((bound) => seconds <= bound)
      const index = slot === -1 ? bounds.length : slot
      time.buckets[index] = (time.buckets[index] ?? 0) + 1
      time.seconds += seconds
      times.set(kind, time)
    },
    lines(): string[] {
      const lines = about('citence_http_requests', 'counter', 'Requests that were answered.')
      for (const [labels, count] of statuses) lines.push(`citence_http_requests_total{${labels}} ${count}`)
      lines.push(...about('citence_http_request_seconds', 'histogram', 'Seconds until a request was answered.'))
      for (const [kind, { buckets, seconds }] of times) {
        let count = 0
        for (const [index, inBucket] of buckets.entries()) {
          count += inBucket
          const bound = bounds[index] ?? '+Inf'
          lines.push(`citence_http_request_seconds_bucket{kind="${kind}",le="${bound}"} ${count}`)
        }
        lines.push(`citence_http_request_seconds_count{kind="${kind}"} ${count}`)
        lines.push(`citence_http_request_seconds_sum{kind="${kind}"} ${seconds}`)
      }
      return lines
    },
  }
}

export type RequestCounts = ReturnType<typeof createRequestCounts>

/** The answer of `public.condition()`, of which numbers and times are used. */
type Condition = Readonly<Record<string, unknown>>

const gauges: readonly (readonly [name: string, field: string, help: string])[] = [
  ['citence_leads', 'leads', 'Leads in the database.'],
  ['citence_database_bytes', 'bytes', 'Size of the database.'],
  ['citence_deliveries_waiting', 'waiting', 'Messages that wait to be sent by mail or webhook.'],
  ['citence_deliveries_waiting_since_timestamp_seconds', 'waiting_since', 'When the oldest of them began to wait.'],
  ['citence_analytics_counted_timestamp_seconds', 'counted_at', 'When visits were last counted.'],
  ['citence_retention_done_timestamp_seconds', 'retained_at', 'When data past its time was last deleted.'],
]

const about = (name: string, type: string, help: string) => [`# TYPE ${name} ${type}`, `# HELP ${name} ${help}`]

/** All metrics in the text format of OpenMetrics 1.0. */
export function openMetrics(requests: RequestCounts, { checks }: Readiness, condition: Condition): string {
  const lines = requests.lines()
  const { user, system } = process.cpuUsage()
  lines.push(...about('citence_ready', 'gauge', '1 where the check holds: what a lead needs is there.'))
  for (const [name, check] of Object.entries(checks)) lines.push(`citence_ready{check="${name}"} ${Number(check.ok)}`)
  for (const [name, field, help] of gauges) {
    const value = numberOf(condition[field])
    if (value !== undefined) lines.push(...about(name, 'gauge', help), `${name} ${value}`)
  }
  lines.push(
    ...about('process_resident_memory_bytes', 'gauge', 'Memory of the server.'),
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    ...about('process_cpu_seconds', 'counter', 'Processor time of the server.'),
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...about('process_start_time_seconds', 'gauge', 'When the server started.'),
    `process_start_time_seconds ${(performance.timeOrigin / 1000).toFixed(3)}`,
  )
  return `${lines.join('\n')}\n# EOF\n`
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time / 1000
}
