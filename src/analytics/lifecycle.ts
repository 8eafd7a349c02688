import { navigation } from './page.ts'

type PageLife = {
  /** The page has been there for a moment: it counts as viewed. */
  onView(): unknown
  onHidden(): void
  onVisible(): void
  /** The document is being left. */
  onExit(): void
}

/** Specification, section 9: milliseconds from load, or arrival, to the page view. */
const viewDelayMs = 100

/**
 * Follows the page until the signal aborts. @returns a function to call when another page has replaced it
 * without a load
 */
export function followPage(life: PageLife, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let leaving = false
  signal.addEventListener('abort', () => clearTimeout(timer))

  const viewIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(life.onView, Math.max(0, ms))
  }
  const sinceLoad = () => performance.now() - (navigation()?.loadEventEnd ?? 0)
  // A visitor who agrees later than that is counted at once.
  if (document.readyState === 'complete') viewIn(viewDelayMs - sinceLoad())
  else addEventListener('load', () => viewIn(viewDelayMs), { once: true, signal })

  const onVisibility = () => {
    if (document.visibilityState === 'visible') life.onVisible()
    // While the page is being left, the exit event is enough.
    else if (!leaving) life.onHidden()
  }
  const onLeaving = ({ type }: Event) => {
    leaving = type === 'pagehide'
    if (leaving) life.onExit()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal })
  for (const type of ['pagehide', 'pageshow']) addEventListener(type, onLeaving, { signal })
  return () => viewIn(viewDelayMs)
}
