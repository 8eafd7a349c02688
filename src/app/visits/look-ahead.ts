import { pageEventName } from '../../site/page-events.ts'
import { whenIdle } from '../../ui/after-paint.ts'
import { linkTarget } from './follow-links.ts'

/** How many links on the screen are fetched before anyone points at them: a finger does not point before it presses. */
const most = 2

/**
 * Fetches the pages of the first links on the screen from the worker, and the code that shows pages: now, on each page, and
 * where a reader stops scrolling. They are not parsed before someone points at a link. Without a worker that controls the
 * page they would cost bytes of the network, and are not fetched.
 */
export function lookAhead(): void {
  const look = () => {
    if (!navigator.serviceWorker.controller) return
    const links = new IntersectionObserver((entries) => {
      links.disconnect()
      const onScreen = entries.filter(({ isIntersecting }) => isIntersecting)
      const paths = new Set(onScreen.flatMap(({ target }) => linkTarget(target)?.path ?? []))
      if (paths.size === 0) return
      // What cannot be loaded now is loaded at the press.
      import('./visits.ts').then(
        ({ fetchAhead }) => {
          for (const path of [...paths].slice(0, most)) fetchAhead(path)
        },
        () => {},
      )
    })
    for (const link of document.querySelectorAll('main a[href^="/"]')) links.observe(link)
  }
  look()
  addEventListener(pageEventName, (event) => {
    if (event instanceof CustomEvent && event.detail.kind === 'arrived') whenIdle(look)
  })
  addEventListener('scrollend', () => whenIdle(look), { passive: true })
}
