import lighthouse, { type Result } from 'lighthouse'
import { medianBy } from './quantile.ts'

type Audit = {
  /** 0 to 100, by category. */
  scores: Record<string, number>
  /** Milliseconds, CLS without a unit. */
  timings: { fcp: number; lcp: number; tbt: number; cls: number }
  /** What keeps a score below 100. */
  costs: string[]
}

const runs = 3
/** Repeated runs when a busy machine spoils one: then Lighthouse's trace has no start or no paint. */
const spare = 2

/**
 * Lighthouse with its defaults: a phone, simulated slow 4G, storage cleared before each run.
 * @param port of a browser's debugging interface
 * @returns the run with the median LCP
 */
export async function audit(url: string, port: number): Promise<Audit> {
  const measured: Audit[] = []
  for (let left = runs + spare; measured.length < runs; left--) {
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
    const failed = result ? result.lhr.runtimeError : { message: 'no result' }
    if (failed && left <= 1) throw new Error(`${url}: Lighthouse failed too often: ${failed.message}`)
    if (result && !failed) measured.push(read(result.lhr))
  }
  return medianBy(measured, ({ timings }) => timings.lcp)
}

function read({ categories, audits }: Result): Audit {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    timings: {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    },
    costs: Object.values(categories)
      .filter(({ score }) => score !== 1)
      .flatMap(({ id, auditRefs }) =>
        auditRefs.flatMap(({ id: name, weight }) => {
          const found = audits[name]
          if (!found || weight === 0 || found.score === null || found.score === 1) return []
          return [`${id}: ${found.title} ${found.displayValue ?? ''} (score ${found.score}, weight ${weight})`]
        }),
      ),
  }
}
