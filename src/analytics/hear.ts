import { type Happening, happeningEvent } from '../site/happenings.ts'

/** Hears of everything that the page's parts tell, until the signal aborts. */
export function hear(listener: (happening: Happening) => void, signal: AbortSignal): void {
  addEventListener(
    happeningEvent,
    (event) => {
      if (event instanceof CustomEvent) listener(event.detail)
    },
    { signal },
  )
}
