/** Sections below the first of the page: on a screen they are out of sight, or nearly so. */
const below = 'main section:nth-child(n + 2)'

/**
 * Puts off the layout of what is below the screen until the screen has been painted: hidden for that one frame, for the browser lays out
 * before it what it may show by itself and is within two screens. From then on it shows what nears the screen, and the rest is laid out
 * a few sections a frame, so that no press waits for all. Each takes the room of two phones meanwhile, so that the third is not near to a
 * phone's screen, and is to that of a desk, where it may be on it.
 */
export function layOutLater(document: Document): void {
  const styles = Array.from(document.querySelectorAll<HTMLElement>(below), ({ style }) => style)
  for (const style of styles) style.cssText = 'content-visibility:hidden;contain-intrinsic-block-size:100rem'
  const next = () => {
    const style = styles.shift()
    if (!style) return
    style.cssText = ''
    setTimeout(next, 9)
  }
  const onPaint = () => {
    for (const style of styles) style.contentVisibility = 'auto'
    next()
  }
  requestAnimationFrame(() => setTimeout(onPaint))
}
