import type { CacheProgress, cacheOrders } from '../../../site/offline.ts'

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
