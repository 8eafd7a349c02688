/** Milliseconds, whole; `performance_metrics` of a page view (specification, section 3). */
export type Timings = Readonly<
  Record<
    | 'page_load_time'
    | 'dom_content_loaded'
    | 'first_paint'
    | 'first_contentful_paint'
    | 'dns_lookup_time'
    | 'tcp_connect_time'
    | 'server_response_time',
    number | null
  >
>

type Navigation = Pick<
  PerformanceNavigationTiming,
  | 'loadEventEnd'
  | 'domContentLoadedEventEnd'
  | 'domainLookupStart'
  | 'domainLookupEnd'
  | 'connectStart'
  | 'connectEnd'
  | 'requestStart'
  | 'responseStart'
>

/** How the document loaded. What has not happened, or the browser does not report, is null. */
export function timingsOf(
  navigation: Navigation | undefined,
  paints: readonly Pick<PerformanceEntry, 'name' | 'startTime'>[],
): Timings {
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
