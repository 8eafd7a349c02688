import { siteId } from '../site/brand.ts'
import { pageEventName } from '../site/page-events.ts'

const floating = `${siteId}:floating`
let floats = false

/** Something is about to float at the end of the window, where the banner may be. */
export function makeRoomForFloating(): void {
  floats = true
  dispatchEvent(new Event(floating))
}

/** After one of these someone goes on reading, or to the end of the page: then what covers it has to leave room. */
const signs = ['scroll', 'keydown', 'pointerdown', floating] as const

/** What the banner never covers: what the page is for, and the control that has the focus. */
const uncovered = '.hero .actions, main [type=submit], :focus'
/** After one of these it may be another element, or at another place. */
const changes = ['focusin', pageEventName] as const

/**
 * Lets the page be scrolled clear of the banner, and what floats lie above it (`--consent`). In a sheet of its own: set
 * on the root, a custom property is a new style for every element of the page. Not before someone does anything.
 * The banner is marked `data-covers` while it would lie over what it must not cover.
 * @returns takes the room back
 */
export function makeRoom(banner: HTMLElement): () => void {
  const room = new CSSStyleSheet()
  const stop = new AbortController()
  const options = { capture: true, passive: true, signal: stop.signal }
  let rootMargin = ''
  let under: IntersectionObserver | undefined

  const measure = () => {
    const height = banner.offsetHeight
    rootMargin = `${height - innerHeight}px 0px 0px`
    room.replaceSync(
      `@media (height>=30rem){html{scroll-padding-block-end:calc(${height}px + var(--dock,0px) + 1rem)}body{padding-block-end:calc(${height}px + var(--dock,0px))}.notices{--consent:${height}px}}`,
    )
    look()
  }
  const look = () => {
    under?.disconnect()
    const covered = new Set<Element>()
    under = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) covered[isIntersecting ? 'add' : 'delete'](target)
        banner.toggleAttribute('data-covers', covered.size > 0)
      },
      { rootMargin },
    )
    for (const element of document.querySelectorAll(uncovered)) if (!banner.contains(element)) under.observe(element)
  }
  const leaveRoom = () => {
    if (!document.adoptedStyleSheets.includes(room)) document.adoptedStyleSheets.push(room)
  }

  const sizes = new ResizeObserver(measure)
  sizes.observe(banner)
  addEventListener('resize', measure, options)
  for (const change of changes) addEventListener(change, look, options)
  for (const sign of signs) addEventListener(sign, leaveRoom, { once: true, ...options })
  if (floats || scrollY > 0) leaveRoom()
  return () => {
    stop.abort()
    sizes.disconnect()
    under?.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== room)
  }
}
