/** Pixels of scroll after which the bar becomes more opaque (specification, section 9). */
const threshold = 10

/** Marks the root element while the page is scrolled. */
export function watchScroll(window: Window): void {
  const root = window.document.documentElement
  const mark = () => root.toggleAttribute('data-scrolled', window.scrollY > threshold)
  window.addEventListener('scroll', mark, { passive: true })
  mark()
}
