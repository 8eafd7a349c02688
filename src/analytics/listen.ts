import { type PageEvent, pageEventName } from '../site/page-events.ts'

/** Calls the listener with every event of the page's parts, until the signal aborts. */
export function listen(listener: (pageEvent: PageEvent) => void, signal: AbortSignal): void {
  addEventListener(
    pageEventName,
    (event) => {
      if (event instanceof CustomEvent) listener(event.detail)
    },
    { signal },
  )
}
