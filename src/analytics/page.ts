import { depthOf, type Engagement, noEngagement } from './engagement.ts'
import type { PageFacts } from './row.ts'
import { type Timings, timingsOf } from './timings.ts'

export type CurrentPage = {
  /** Counts that others may raise. */
  readonly engagement: Engagement
  facts(): PageFacts
}

/** The page as it is in the window now. `before`: address of the page it followed in this document. */
export function openPage(window: Window, before?: string): CurrentPage {
  const { document, location, performance } = window
  const main = document.querySelector('main')
  const since = before === undefined ? 0 : performance.now()
  const engagement = { ...noEngagement }
  const fixed = {
    path: main?.dataset.page ?? location.pathname,
    title: document.title,
    url: location.href,
    referrer: before ?? document.referrer,
    type: main?.dataset.type ?? 'other',
    isOptimized: !document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content.includes('noindex'),
  }
  return {
    engagement,
    facts() {
      engagement.depth = Math.max(engagement.depth, depthOf(extentOf(window)))
      return {
        ...fixed,
        seconds: Math.round((performance.now() - since) / 1000),
        engagement: { ...engagement },
        timings: before === undefined ? documentTimings(performance) : null,
      }
    },
  }
}

const extentOf = ({ scrollY, innerHeight, document }: Window) => ({
  scrolled: scrollY,
  viewport: innerHeight,
  whole: document.documentElement.scrollHeight,
})

function documentTimings(performance: Performance): Timings {
  return timingsOf(navigationOf(performance), performance.getEntriesByType('paint'))
}

/** How this document was loaded; its `name` is the requested address, whatever the address bar shows now. */
export function navigationOf(performance: Performance): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming ? entry : undefined
}
