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
      const lines = ['# TYPE citence_http_requests counter']
      for (const [labels, count] of statuses) lines.push(`citence_http_requests_total{${labels}} ${count}`)
      lines.push('# TYPE citence_http_request_seconds histogram')
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

const gauges: readonly (readonly [name: string, field: string])[] = [
  ['citence_leads', 'leads'],
  ['citence_database_bytes', 'bytes'],
  ['citence_deliveries_waiting', 'waiting'],
  ['citence_deliveries_waiting_since_timestamp_seconds', 'waiting_since'],
  ['citence_analytics_counted_timestamp_seconds', 'counted_at'],
  ['citence_retention_done_timestamp_seconds', 'retained_at'],
]

/** All metrics in the text format of OpenMetrics 1.0. */
export function openMetrics(requests: RequestCounts, { checks }: Readiness, condition: Condition): string {
  const lines = requests.lines()
  lines.push('# TYPE citence_ready gauge')
  for (const [name, check] of Object.entries(checks)) lines.push(`citence_ready{check="${name}"} ${Number(check.ok)}`)
  for (const [name, field] of gauges) {
    const value = numberOf(condition[field])
    if (value !== undefined) lines.push(`# TYPE ${name} gauge`, `${name} ${value}`)
  }
  lines.push('# TYPE process_resident_memory_bytes gauge')
  lines.push(`process_resident_memory_bytes ${process.memoryUsage.rss()}`)
  lines.push('# TYPE process_cpu_seconds counter')
  const { user, system } = process.cpuUsage()
  lines.push(`process_cpu_seconds_total ${(user + system) / 1e6}`)
  lines.push('# TYPE process_start_time_seconds gauge')
  lines.push(`process_start_time_seconds ${(performance.timeOrigin / 1000).toFixed(3)}`)
  return `${lines.join('\n')}\n# EOF\n`
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time / 1000
}
