/** Sections below the first of the page: on a screen they are out of sight, or nearly so. */
const below = 'main section:nth-child(n + 2)'
/** The same, where text that stays is set in other typefaces. */
const belowAndRestyled = `${below}, .footer`

/**
 * Delays the layout of what is below the screen until the screen has been painted. Sections are `hidden` until then,
 * since with `auto` the browser lays out all within two screens before it paints. From then on they are `auto`, and the rest
 * is laid out a few sections a frame, so that no press waits for all of them. Meanwhile each is as high as two phones, so
 * that the third is not near the screen of a phone, but is near that of a desktop, where it may be visible.
 * @param isRestyled whether the typefaces changed with the page
 * @returns a function that begins with it, to be called after the paint
 */
export function layOutLater(document: Document, isRestyled: boolean): () => void {
  const hidden = document.querySelectorAll<HTMLElement>(isRestyled ? belowAndRestyled : below)
  const styles = Array.from(hidden, ({ style }) => style)
  for (const style of styles) style.cssText = 'content-visibility:hidden;contain-intrinsic-block-size:100rem'
  const next = () => {
    const style = styles.shift()
    if (!style) return
    style.cssText = ''
    setTimeout(next, 9)
  }
  return () => {
    for (const style of styles) style.contentVisibility = 'auto'
    next()
  }
}
