import { opened, presentEntry } from './follow-links.ts'

/**
 * Where a reader was on a page: a block and how far it was from the top of the screen, since sizes may have changed; and
 * what had the focus, from where Tab goes on.
 */
type Position = { y: number; block: Element | null; top: number; focused: Element | null }

const positions = new Map<unknown, Position>()
/** The history entry whose page is on the screen. */
let at = opened.entry

/** Called when the visitor leaves a page: after `popstate` too, for only the address has changed by then. */
export function savePosition(): void {
  // From here on pages change within this document, and the browser cannot restore their scroll positions.
  history.scrollRestoration = 'manual'
  // An open menu may lie over the page.
  const under = document.elementsFromPoint(innerWidth / 2, innerHeight / 4)
  const block = under.find((element) => element.matches('main > * > *')) ?? null
  positions.set(at, {
    y: scrollY,
    block,
    top: block?.getBoundingClientRect().top ?? 0,
    focused: document.activeElement,
  })
  at = presentEntry()
}

/** The present entry keeps how far down the page was, since phones often end a page and load it again. */
const keepHeight = () => history.replaceState({ ...history.state, y: scrollY }, '')

/** Adds an entry to the history. */
export function pushVisit(address: string): void {
  keepHeight()
  history.pushState({ visit: Date.now() }, '', address)
}

// A jump within the page: the browser tells of it only after it has scrolled.
document.addEventListener('click', ({ target, defaultPrevented }) => {
  if (defaultPrevented || !(target instanceof Element && target.closest('a[href*="#"]'))) return
  savePosition()
  keepHeight()
})

/**
 * Whether the browser itself has scrolled to the present entry: that of a jump within the page, or one left before this
 * was loaded. It has no state.
 */
export function isJump(): boolean {
  if (history.state) return false
  history.replaceState({ visit: Date.now() }, '')
  at = presentEntry()
  return true
}

/** Scrolls to where the visitor left the page of this entry of the history. @returns where, if they were there before */
export function restorePosition(): Position | undefined {
  at = presentEntry()
  const { y } = history.state ?? {}
  const position = positions.get(at) ?? (y !== undefined && { y, block: null, top: 0, focused: null })
  if (!position) return undefined
  scrollTo({ top: position.y, behavior: 'instant' })
  const moved = position.block?.isConnected ? position.block.getBoundingClientRect().top - position.top : 0
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  return position
}

// After a reload the browser restores the scroll position by itself.
addEventListener('pagehide', () => {
  history.scrollRestoration = 'auto'
})
