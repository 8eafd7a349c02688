import { trustedWorkerUrl } from '../visits/trusted-types.ts'
import { visitorStays } from './visitor-stays.ts'

declare global {
  interface ImportMetaEnv {
    /** `off`: the build publishes a worker that unregisters itself (vite/worker/worker.ts), and no page registers it again. */
    readonly VITE_SERVICE_WORKER?: string
  }
}

/**
 * Registers the service worker and watches for new versions. Call once, after load. A first visit loads the code that
 * watches when the worker answers for the page, from what the worker has just kept, and the visitor stays: there is nothing to
 * watch yet.
 * @param worker the one that answered for the page when it began
 */
export async function registerWorker(worker: ServiceWorker | null): Promise<void> {
  if (import.meta.env.VITE_SERVICE_WORKER === 'off' || !('serviceWorker' in navigator)) return
  const url = trustedWorkerUrl()
  const { serviceWorker } = navigator
  try {
    const { active } = await serviceWorker.register(url)
    if (!active)
      await new Promise((claimed) => serviceWorker.addEventListener('controllerchange', claimed, { once: true }))
    const known = worker ?? serviceWorker.controller
    if (!active) await visitorStays()
    await (await import('./watch-versions.ts')).watchVersions(url, known)
  } catch {
    // The browser refuses (private mode, a full disk): the site works without.
  }
}
