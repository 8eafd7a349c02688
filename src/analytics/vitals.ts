import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** Milliseconds, `cls` without unit; what is not known yet is missing (specification, section 7). */
export type Vitals = Partial<Record<'cls' | 'inp' | 'fcp' | 'lcp' | 'ttfb' | 'tti' | 'ai_elements', number>>

/** Marked for machines: statements that say what they are, and what may be spoken or cited. */
const marked = '[data-statement]'

/** Follows the web vitals of this document, buffered ones included. @returns a function that gives the current values */
export function watchVitals(window: Window): () => Vitals {
  const vitals: Vitals = {}
  const note =
    (name: 'cls' | 'inp' | 'fcp' | 'lcp' | 'ttfb', digits = 0) =>
    ({ value }: { value: number }) => {
      vitals[name] = Number(value.toFixed(digits))
    }
  // All changes: the last report before the page is left may come too late to be sent.
  const options = { reportAllChanges: true }
  onCLS(note('cls', 4), options)
  onINP(note('inp'), options)
  onFCP(note('fcp'), options)
  onLCP(note('lcp'), options)
  onTTFB(note('ttfb'), options)

  const longTasks: PerformanceEntry[] = []
  if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
    new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    })

  return () => {
    const tti = vitals.fcp === undefined ? null : timeToInteractive(vitals.fcp, longTasks, window.performance.now())
    return {
      ...vitals,
      ...(tti !== null && { tti }),
      ai_elements: window.document.querySelectorAll(marked).length,
    }
  }
}

type Task = { startTime: number; duration: number }

/** A page counts as interactive when its main thread has had this long without a long task (Web.dev, "TTI"). */
const quietMs = 5000

/**
 * Time to interactive, milliseconds: the end of the last long task before the first quiet five seconds after the first
 * contentful paint; null while there have been none. The library of the other vitals has no such metric any more.
 */
export function timeToInteractive(firstPaint: number, longTasks: readonly Task[], now: number): number | null {
  let ready = firstPaint
  for (const { startTime, duration } of longTasks) {
    const end = startTime + duration
    if (end <= firstPaint) continue
    if (startTime - ready >= quietMs) break
    ready = Math.max(ready, end)
  }
  return now - ready >= quietMs ? Math.round(ready) : null
}
