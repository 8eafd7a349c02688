import type { PageFacts } from './row.ts'

/** What a visitor did on one page so far: counts, never what was typed or pressed. */
export type Engagement = {
  clicks: number
  scrolls: number
  formInteractions: number
  videoInteractions: number
  /** Per cent of the page that has been on screen. */
  depth: number
}

export const noEngagement: Engagement = { clicks: 0, scrolls: 0, formInteractions: 0, videoInteractions: 0, depth: 0 }

/** How far down a page has been seen, per cent, by lengths in pixels; a page that fits the screen is seen whole. */
export function depthOf({
  scrolled,
  viewport,
  whole,
}: Readonly<Record<'scrolled' | 'viewport' | 'whole', number>>): number {
  if (whole <= viewport) return 100
  return Math.min(100, Math.max(0, Math.round(((scrolled + viewport) / whole) * 100)))
}

export type CurrentPage = {
  /** Counts that others may raise. */
  readonly engagement: Engagement
  facts(): PageFacts
}

/** The page as it is now. `before`: address of the page it followed in this document. */
export function openPage(before?: string): CurrentPage {
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
      // A page is left when the next one is on the screen already.
      if (main?.isConnected) engagement.depth = Math.max(engagement.depth, depthNow())
      return {
        ...fixed,
        seconds: Math.round((performance.now() - since) / 1000),
        engagement: { ...engagement },
        timings: before === undefined ? timingsOf(navigation(), performance.getEntriesByType('paint')) : null,
      }
    },
  }
}

export const depthNow = (): number =>
  depthOf({ scrolled: scrollY, viewport: innerHeight, whole: document.documentElement.scrollHeight })

/** The query string that this document was requested with: later pages of the visit have lost it. */
export const landingSearch = (): string => new URL(navigation()?.name ?? location.href).search

/** How this document was loaded; its `name` is the requested address, whatever the address bar shows now. */
export function navigation(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming ? entry : undefined
}

/** Milliseconds, whole; `performance_metrics` of a page view (specification, section 3). */
export type Timings = Readonly<ReturnType<typeof timingsOf>>

/** How the document loaded. What has not happened, or the browser does not report, is null. */
export function timingsOf(
  navigation: Partial<PerformanceNavigationTiming> | undefined,
  paints: readonly Pick<PerformanceEntry, 'name' | 'startTime'>[],
) {
  const paint = (name: string) => passed(paints.find((entry) => entry.name === name)?.startTime)
  return {
    page_load_time: passed(navigation?.loadEventEnd),
    dom_content_loaded: passed(navigation?.domContentLoadedEventEnd),
    first_paint: paint('first-paint'),
    first_contentful_paint: paint('first-contentful-paint'),
    dns_lookup_time: between(navigation?.domainLookupStart, navigation?.domainLookupEnd),
    tcp_connect_time: between(navigation?.connectStart, navigation?.connectEnd),
    server_response_time: between(navigation?.requestStart, navigation?.responseStart),
  }
}

/** 0 stands for what has not happened yet. */
const passed = (time: number | undefined) => (time ? Math.round(time) : null)

const between = (start: number | undefined, end: number | undefined) =>
  start === undefined || end === undefined || end < start ? null : Math.round(end - start)
