import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { timeToInteractive } from './interactive.ts'

/** Milliseconds, `cls` without unit; what is not known yet is missing (specification, section 7). */
export type Vitals = Partial<Record<'cls' | 'inp' | 'fcp' | 'lcp' | 'ttfb' | 'tti' | 'ai_elements', number>>

/** Marked for machines: statements that say what they are, and what may be spoken or cited. */
const marked = '[data-statement]'

/** Follows the web vitals of this document, from its beginning as far as the browser remembers. @returns those of now */
export function watchVitals(window: Window): () => Vitals {
  const vitals: Vitals = {}
  const note =
    (name: 'cls' | 'inp' | 'fcp' | 'lcp' | 'ttfb', digits = 0) =>
    ({ value }: { value: number }) => {
      vitals[name] = Number(value.toFixed(digits))
    }
  // All changes: the last one before the page goes may come too late to be told.
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
