/** Sections below the first of the page: on a screen they are out of sight, or nearly so. */
const below = 'main section:nth-child(n + 2)'

/** Each turn's part is laid out within the milliseconds between two, on a slow phone too; a second later all is. */
const turns = 20
const pause = 50

/**
 * Puts off the layout of what is below the screen until the screen has been painted; then it is done part by part, so that no press
 * waits for all. Whoever scrolls there sooner sees it at once: the browser lays out what nears the screen.
 */
export function layOutLater(document: Document): void {
  const styles = Array.from(document.querySelectorAll<HTMLElement>(below), ({ style }) => style)
  for (const style of styles) style.cssText = 'content-visibility:auto;contain-intrinsic-block-size:100vh'
  const size = Math.ceil(styles.length / turns)
  const next = () => {
    for (const style of styles.splice(0, size)) style.cssText = ''
    if (styles.length) setTimeout(next, pause)
  }
  requestAnimationFrame(() => setTimeout(next))
}
