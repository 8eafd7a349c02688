import { happeningEvent } from '../../site/happenings.ts'

/** Milliseconds after a page has come, in which whoever touches it comes first. */
const calm = 3000

/**
 * What is far below is skipped at first (src/blocks/blocks.css). It is laid out block by block when the browser has had
 * nothing else to do for a while, and at once for a picture of the whole page: browsers take it in a viewport as high as
 * the page, of which the page hears by the event of a new size, though it has the size that it had before.
 */
export function layOutLater(window: Window & typeof globalThis): void {
  const { document } = window
  const whenIdle = (run: () => void) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, 200)

  const layOutOne = () => {
    const block = document.querySelector<HTMLElement>('.flow > [data-size]')
    if (!block) return
    delete block.dataset.size
    whenIdle(layOutOne)
  }
  const later = () => setTimeout(whenIdle, calm, layOutOne)
  later()
  window.addEventListener(happeningEvent, later)

  const sizeOf = () => `${window.innerWidth} ${window.innerHeight} ${window.devicePixelRatio}`
  const known = new Set([sizeOf()])
  window.addEventListener('resize', () => {
    if (known.has(sizeOf())) document.documentElement.dataset.whole = ''
    known.add(sizeOf())
  })
}
