import { trustedScriptUrl } from '../trusted-types.ts'

declare global {
  interface ImportMetaEnv {
    /** `off`: the build publishes a worker that takes itself away (vite/worker.ts), and no page registers it again. */
    readonly VITE_SERVICE_WORKER?: string
  }
}

const worker = '/sw.js'

/**
 * Registers the service worker. Call once, after load. A first visit needs no more than that; a page that a worker
 * already answers for also watches for new versions, for which the code is loaded then.
 * `failed`: the browser refuses (private mode, a full disk); the site works without.
 */
export async function registerWorker(): Promise<'registered' | 'unsupported' | 'failed'> {
  if (import.meta.env.VITE_SERVICE_WORKER === 'off' || !('serviceWorker' in navigator)) return 'unsupported'
  const url = trustedScriptUrl(worker)
  try {
    if (navigator.serviceWorker.controller) await (await import('./watch-versions.ts')).watchVersions(url)
    else await navigator.serviceWorker.register(url)
    return 'registered'
  } catch {
    return 'failed'
  }
}
