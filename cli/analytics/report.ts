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
