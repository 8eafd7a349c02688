import { trustedScriptUrl } from '../trusted-types.ts'

const worker = '/sw.js'

/**
 * Registers the service worker. Call once, after load. A first visit needs no more than that; a page that a worker
 * already answers for also watches for new versions, for which the code is loaded then.
 * `failed`: the browser refuses (private mode, a full disk); the site works without.
 */
export async function registerWorker(): Promise<'registered' | 'unsupported' | 'failed'> {
  if (!('serviceWorker' in navigator)) return 'unsupported'
  const url = trustedScriptUrl(worker)
  try {
    if (navigator.serviceWorker.controller) await (await import('./watch-versions.ts')).watchVersions(url)
    else await navigator.serviceWorker.register(url)
    return 'registered'
  } catch {
    return 'failed'
  }
}
