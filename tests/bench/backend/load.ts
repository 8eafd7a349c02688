import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { ask } from '../../../server/testing/ask.ts'
import { quantile } from '../quantile.ts'

export type Load = { perSecond: number; p50: number; p99: number; failed: number }

type Job = { path: string; body: string; headers: Record<string, string> }

/**
 * Sends `total` jobs over `connections` connections; each sends its next job after the answer. Times are milliseconds
 * from sending to the last byte. Answers other than 2xx, and those with success:false, count as failed.
 */
export async function load(
  url: string,
  key: string,
  connections: number,
  total: number,
  job: (n: number) => Job,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < total) {
        const { path, body, headers } = job(next++)
        const sent = performance.now()
        const own = { apikey: key, 'Content-Type': 'application/json' }
        const reply = await ask(url + path, { agent, body, headers: { ...headers, ...own } })
        times.push(performance.now() - sent)
        if (reply.status >= 300 || reply.text.replaceAll(' ', '').includes('"success":false')) failed++
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return { perSecond: total / seconds, p50: quantile(times), p99: quantile(times, 0.99), failed }
}

/**
 * A contact form from a different visitor each time, behind a proxy that sends the address: limits are checked, but
 * refuse none.
 */
export function contactJob(n: number): Job {
  return {
    path: '/rest/v1/rpc/create_lead_from_contact_form',
    headers: {
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': `198.${18 + ((n >> 16) & 1)}.${(n >> 8) & 255}.${n & 255}`,
    },
    body: JSON.stringify({
      p_name: 'Ada Lovelace',
      p_email: `ada.${randomUUID()}@example.com`,
      p_phone: null,
      p_company: 'Analytical Engines',
      p_message: 'Service: free-geo-audit\nWebsite: https://engines.example\n\nWe should like to be cited.',
      p_language: 'en',
      p_utm_data: { utm_source: 'website', utm_medium: 'service_form', utm_campaign: 'service_contact' },
    }),
  }
}

/** One request with `rows` events, every field of the table filled as the site fills it. */
export function eventsJob(rows: number): (n: number) => Job {
  return (n) => ({
    path: '/rest/v1/analytics_events',
    headers: { 'X-Forwarded-For': `198.18.0.${n & 255}` },
    body: JSON.stringify(rows === 1 ? event() : Array.from({ length: rows }, event)),
  })
}

const session = randomUUID()

function event() {
  return {
    id: randomUUID(),
    event_type: 'page_view',
    event_category: 'general',
    site_id: 'citence',
    page_path: '/complete-geo-guide',
    referrer: 'https://search.example/?q=geo',
    session_id: session,
    device_type: 'desktop',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    ip_country: 'Europe',
    geo_metric: {
      page_type: 'guide',
      content_language: 'en',
      is_geo_optimized: true,
      scroll_depth: 40,
      time_on_page: 12,
    },
    properties: {
      timestamp: '2026-11-21T09:00:00.000Z',
      page_title: 'The complete GEO guide',
      screen_resolution: '1920x1080',
      viewport_size: '1200x800',
      performance_metrics: { page_load_time: 812, first_contentful_paint: 402, server_response_time: 31 },
      timezone: 'Europe/Paris',
      locale: 'en-GB',
    },
  }
}
