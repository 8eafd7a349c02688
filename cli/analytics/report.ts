import { z } from 'zod'

const total = z.object({ visits: z.number(), views: z.number(), conversions: z.number() })
const counted = total.extend({ value: z.string() })

const report = z.object({
  month: z.string(),
  total,
  previous: total,
  days: z.array(total.extend({ day: z.string() })),
  pages: z.array(counted),
  languages: z.array(counted),
  devices: z.array(counted),
  countries: z.array(counted),
  campaigns: z.array(counted),
  unknown_events: z.number(),
  leads: z.array(
    z.object({
      campaign: z.string(),
      leads: z.number(),
      audits: z.number(),
      french: z.number(),
      suspect: z.number(),
      clients: z.number(),
    }),
  ),
  vitals: z.array(z.object({ metric: z.string(), samples: z.number(), p75: z.number() })),
})

export type Report = z.infer<typeof report>
export type Counted = z.infer<typeof counted>

/** What analytics_report() answers. @throws when the database answers something else. */
export const readReport = (value: unknown): Report => report.parse(value)

/** '+12 %' against the month before; '' when there was nothing to compare with. */
export function change(now: number, before: number): string {
  if (before === 0) return ''
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : ''}${percent} %`
}

/** '3.4 %'; '' when `of` is 0. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)} %`
}

type Rating = 'good' | 'needs work' | 'poor'

/** Order, names, and where good ends and poor begins (web.dev/articles/vitals, at the 75th percentile); milliseconds. */
const known: Readonly<Record<string, { name: string; good?: number; poor?: number; unit: 'ms' | '' }>> = {
  lcp: { name: 'Largest Contentful Paint', good: 2500, poor: 4000, unit: 'ms' },
  inp: { name: 'Interaction to Next Paint', good: 200, poor: 500, unit: 'ms' },
  cls: { name: 'Cumulative Layout Shift', good: 0.1, poor: 0.25, unit: '' },
  fcp: { name: 'First Contentful Paint', good: 1800, poor: 3000, unit: 'ms' },
  ttfb: { name: 'Time to First Byte', good: 800, poor: 1800, unit: 'ms' },
  tti: { name: 'Time to Interactive', unit: 'ms' },
  first_contentful_paint: { name: 'First Contentful Paint (page load)', good: 1800, poor: 3000, unit: 'ms' },
  server_response_time: { name: 'Server response (page load)', unit: 'ms' },
  dom_content_loaded: { name: 'DOM content loaded (page load)', unit: 'ms' },
  page_load_time: { name: 'Page loaded (page load)', unit: 'ms' },
}

/** The timings of a report in the order people look at them. */
export function vitalRows({ vitals }: Report): { metric: string; p75: string; rating: Rating | ''; samples: number }[] {
  return Object.entries(known).flatMap(([metric, { name, good, poor, unit }]) => {
    const found = vitals.find((vital) => vital.metric === metric)
    if (!found) return []
    const { p75, samples } = found
    return [
      { metric: name, p75: `${p75.toLocaleString('en')}${unit && ` ${unit}`}`, rating: rate(p75, good, poor), samples },
    ]
  })
}

function rate(value: number, good: number | undefined, poor: number | undefined): Rating | '' {
  if (good === undefined || poor === undefined) return ''
  if (value <= good) return 'good'
  return value <= poor ? 'needs work' : 'poor'
}
