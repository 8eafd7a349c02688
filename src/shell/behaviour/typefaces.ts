/** A block that starts this many pixels elsewhere has moved, as the Layout Instability API counts. */
const moved = 3

/** What a reader sees of the page at the moment. */
const blocks = 'main :is(h1, h2, h3, p, li, dt, figure, form, table, details)'

/**
 * Shows the site's own typefaces, once they are there, if nothing on the screen moves by it; else they are shown from the
 * next page on, which the service worker or navigation dresses in them from the start (docs/decisions).
 */
export async function showTypefaces({ document, innerHeight }: Window): Promise<void> {
  const root = document.documentElement
  if (root.dataset.fonts !== undefined) return
  await Promise.all(['Newsreader', 'Instrument Sans'].map((family) => document.fonts.load(`1em "${family}"`)))
  const seen = [...document.querySelectorAll(blocks)].filter((block) => {
    const { top, bottom } = block.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  const tops = () => seen.map((block) => block.getBoundingClientRect().top)
  const before = tops()
  root.dataset.fonts = ''
  if (tops().some((top, index) => Math.abs(top - (before[index] ?? top)) >= moved)) delete root.dataset.fonts
}
