import { z } from 'zod'

const event = z.object({
  name: z.string(),
  ts: z.number(),
  pid: z.number(),
  tid: z.number(),
  dur: z.number().default(0),
  args: z.object({
    data: z.object({ documentLoaderURL: z.string().optional(), navigationId: z.string().optional() }).optional(),
  }),
})
type Event = z.infer<typeof event>
const trace = z.object({ traceEvents: z.array(z.looseObject({ name: z.string() })) })

/** The trace categories that {@link paintOf} reads; more would slow down the page. */
export const categories = ['blink.user_timing', 'loading', 'devtools.timeline', 'v8']

const evaluations = ['v8.evaluateModule', 'EvaluateScript']
const paints = ['firstPaint', 'firstContentfulPaint']

/** Reads from a Chromium trace when the page at `url` first painted, and when its own scripts first ran: milliseconds after the navigation began. */
export function paintOf(text: string, url: string) {
  const wanted = ['navigationStart', ...paints, ...evaluations]
  const events = trace
    .parse(JSON.parse(text))
    .traceEvents.filter(({ name }) => wanted.includes(name))
    .map((entry) => event.parse(entry))
    .sort((a, b) => a.ts - b.ts)
  const start = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url)
  const [first, contentful] = paints.map((paint) =>
    events.find(({ name, args }) => name === paint && args.data?.navigationId === start?.args.data?.navigationId),
  )
  if (!start || !first || !contentful) throw new Error(`${url}: the trace holds no first paint. Is the page empty?`)
  // Only the page's thread: the worker evaluates scripts on another.
  const scripts = events.filter(
    ({ name, pid, tid, ts }) =>
      evaluations.includes(name) && pid === contentful.pid && tid === contentful.tid && ts >= start.ts,
  )
  const since = (found: Event) => ms(found.ts - start.ts)
  return {
    first: since(first),
    contentful: since(contentful),
    script: scripts[0] && since(scripts[0]),
    /** For how long scripts kept the first contentful paint waiting; 0: none ran before it. */
    scriptBefore: ms(scripts.filter(({ ts }) => ts < contentful.ts).reduce((sum, { dur }) => sum + dur, 0)),
  }
}

const ms = (microseconds: number) => Math.round(microseconds / 100) / 10
