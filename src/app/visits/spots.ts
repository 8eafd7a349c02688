/**
 * Where a reader was on a page: a block and how far it was from the top of the screen, since sizes may have changed; and
 * what had the focus, from where Tab goes on.
 */
type Spot = { y: number; block: Element | null; top: number; focused: Element | null }

const spots = new Map<unknown, Spot>()
const entry = (): unknown => history.state?.visit ?? location.href
/** The history entry whose page is on the screen. */
let at = entry()

/** Called when the visitor leaves a page: after `popstate` too, for only the address has changed by then. */
export function keepSpot(): void {
  // From here on pages change within this document, and the browser cannot restore their scroll positions.
  history.scrollRestoration = 'manual'
  // An open menu may lie over the page.
  const under = document.elementsFromPoint(innerWidth / 2, innerHeight / 4)
  const block = under.find((element) => element.matches('main > * > *')) ?? null
  spots.set(at, { y: scrollY, block, top: block?.getBoundingClientRect().top ?? 0, focused: document.activeElement })
  at = entry()
}

/** The state that identifies a new entry of the history. */
export function nextVisit(): { visit: number } {
  return { visit: Date.now() }
}

/** Scrolls to where the visitor left the page of this entry of the history. @returns where, if they were there before */
export function returnToSpot(): Spot | undefined {
  at = entry()
  const spot = spots.get(at)
  if (!spot) return undefined
  scrollTo({ top: spot.y, behavior: 'instant' })
  const moved = spot.block?.isConnected ? spot.block.getBoundingClientRect().top - spot.top : 0
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  return spot
}

// After a reload the browser restores the scroll position by itself.
addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto'
})
