import { siteId } from '../site/brand.ts'
import { pageEventName } from '../site/page-events.ts'

const floating = `${siteId}:floating`
let floats = false

/** Something is about to float at the end of the window, where the banner may be. */
export function makeRoomForFloating(): void {
  floats = true
  dispatchEvent(new Event(floating))
}

/** Events after which a visitor reads on, or goes to the end of the page: then the banner has to leave room. */
const signs = ['scroll', 'keydown', 'pointerdown', floating] as const

/** What the banner never covers: the main actions of the page, and the control that has the focus. */
const uncovered = '.hero .actions, main [type=submit], :focus'
/** Events after which that may be another element, or at another place. */
const changes = ['focusin', pageEventName] as const

/**
 * Lets the page be scrolled clear of the banner, and puts floating elements above it (`--consent`). In a style sheet of
 * its own: a custom property that is set on the root restyles every element of the page. Not before the visitor does
 * anything. The banner has `data-covers` while it would cover what it must not.
 * @returns a function that takes the room back
 */
export function makeRoom(banner: HTMLElement): () => void {
  const room = new CSSStyleSheet()
  const stop = new AbortController()
  const options = { capture: true, passive: true, signal: stop.signal }
  let rootMargin = ''
  let under: IntersectionObserver | undefined

  const notToCover = () => [...document.querySelectorAll(uncovered)].filter((element) => !banner.contains(element))
  const measure = () => {
    const height = banner.offsetHeight
    rootMargin = `${height - innerHeight}px 0px 0px`
    room.replaceSync(
      `@media (height>=30rem){html{scroll-padding-block-end:calc(${height}px + var(--dock,0px) + 1rem)}body{padding-block-end:calc(${height}px + var(--dock,0px))}.notices{--consent:${height}px}}`,
    )
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
    for (const element of notToCover()) under.observe(element)
  }
  const leaveRoom = () => {
    if (!document.adoptedStyleSheets.includes(room)) document.adoptedStyleSheets.push(room)
    look()
  }
  const remeasure = () => {
    measure()
    look()
  }

  const sizes = new ResizeObserver(() => {
    // An intersection observer answers after the paint. Here the page is laid out, and not yet painted.
    const { top } = banner.getBoundingClientRect()
    const isUnder = (element: Element) => {
      const box = element.getBoundingClientRect()
      return box.bottom > top && box.top < innerHeight
    }
    banner.toggleAttribute('data-covers', notToCover().some(isUnder))
    measure()
    // To observe takes a frame of its own, which a page that nobody touches does not need.
    if (under) look()
  })
  sizes.observe(banner)
  addEventListener('resize', remeasure, options)
  for (const change of changes) addEventListener(change, look, options)
  for (const sign of signs) addEventListener(sign, leaveRoom, { once: true, ...options })
  // Set by entry-client.ts; to ask for `scrollY` here would lay the page out.
  if (floats || document.documentElement.hasAttribute('data-scrolled')) leaveRoom()
  return () => {
    stop.abort()
    sizes.disconnect()
    under?.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== room)
  }
}
