import { siteId } from '../site/brand.ts'

const floating = `${siteId}:floating`
let floats = false

/** Something is about to float at the end of the window, where the banner may be. */
export function makeRoomForFloating(): void {
  floats = true
  dispatchEvent(new Event(floating))
}

/** After one of these someone goes on reading, or to the end of the page: then what covers it has to leave room. */
const signs = ['scroll', 'keydown', 'pointerdown', floating] as const

/**
 * Lets the page be scrolled clear of the banner, and what floats lie above it (`--consent`). In a sheet of its own: set
 * on the root, a custom property is a new style for every element of the page. Not before someone does anything.
 * @returns takes the room back
 */
export function makeRoom(banner: HTMLElement): () => void {
  const room = new CSSStyleSheet()
  const sizes = new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`
    room.replaceSync(
      `html{scroll-padding-block-end:calc(${height} + var(--dock,0px) + 1rem)}body{padding-block-end:calc(${height} + var(--dock,0px))}.notices{--consent:${height}}`,
    )
  })
  const stop = new AbortController()
  const observe = () => {
    if (!document.adoptedStyleSheets.includes(room)) document.adoptedStyleSheets.push(room)
    sizes.observe(banner)
  }
  for (const sign of signs)
    addEventListener(sign, observe, { once: true, capture: true, passive: true, signal: stop.signal })
  if (floats || scrollY > 0) observe()
  return () => {
    stop.abort()
    sizes.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== room)
  }
}
