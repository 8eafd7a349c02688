import { type PageEvent, pageEventName } from '../site/page-events.ts'

/** Hears of everything that the page's parts tell, until the signal aborts. */
export function hear(listener: (pageEvent: PageEvent) => void, signal: AbortSignal): void {
  addEventListener(
    pageEventName,
    (event) => {
      if (event instanceof CustomEvent) listener(event.detail)
    },
    { signal },
  )
}
