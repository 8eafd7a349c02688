import { type CacheProgress, cacheOrders } from '../../../site/offline.ts'
import { pageEventName } from '../../../site/page-events.ts'
import { visitorStays } from '../visitor-stays.ts'

type Network = { readonly connection?: { readonly saveData?: boolean } }

/**
 * The worker caches what is read first unasked, and the rest for visitors who stay, unless they save data. All visitors
 * find a button at the foot of the page that caches the whole site, and states its size.
 */
export function cacheSite(): void {
  void visitorStays().then(() => {
    void cacheRest()
    navigator.serviceWorker.addEventListener('controllerchange', cacheRest)
  })

  const near = new IntersectionObserver((entries) => {
    const place = entries.find(({ isIntersecting }) => isIntersecting)?.target
    if (!place) return
    near.disconnect()
    // If it cannot be loaded, the next page offers it.
    void import('./show.ts').then(({ showWholeSite }) => showWholeSite(place)).catch(() => {})
  })
  const watch = () => {
    near.disconnect()
    const place = document.querySelector('.footer__colophon')
    if (place) near.observe(place)
  }
  watch()
  addEventListener(pageEventName, watch)
}

async function cacheRest(): Promise<void> {
  const { connection, serviceWorker }: Navigator & Network = navigator
  // The visitor's press may ask for a new version, which Chromium may never activate if this worker gets work.
  if (!connection?.saveData && !(await serviceWorker.ready).waiting) await order(cacheOrders.rest)
}

/** Asks the service worker to cache more of the site. `listen` is called with the progress; never where no worker answers. */
export async function order(
  type: (typeof cacheOrders)[keyof typeof cacheOrders],
  listen?: (progress: CacheProgress) => void,
): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  if (listen) port1.onmessage = ({ data }: MessageEvent<CacheProgress>) => listen(data)
  active?.postMessage({ type }, [port2])
}
