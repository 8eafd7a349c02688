import { Workbox } from 'workbox-window'
import { trustedScriptUrl } from '../trusted-types.ts'
import { controlled, offer } from './updates.ts'

const hour = 3_600_000

/**
 * Registers the service worker and reports new versions to `updates.ts`. Call once, after load.
 * `failed`: the browser refuses (private mode, a full disk); the site works without.
 */
export async function registerWorker(): Promise<'registered' | 'unsupported' | 'failed'> {
  if (!('serviceWorker' in navigator)) return 'unsupported'
  const workbox = new Workbox(trustedScriptUrl('/sw.js'))
  workbox.addEventListener('waiting', () => offer(() => workbox.messageSkipWaiting()))
  reportTakeovers()
  try {
    await workbox.register({ immediate: true })
  } catch {
    return 'failed'
  }
  askAgainInLongVisits(workbox)
  return 'registered'
}

// Not Workbox's 'controlling': its `isUpdate` is decided at registration, and a first visit may live to see an update.
function reportTakeovers() {
  let hadWorker = Boolean(navigator.serviceWorker.controller)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of a first visit also takes control; that is no news.
    if (hadWorker) controlled()
    hadWorker = true
  })
}

// The browser looks for a new worker on full page loads only, which a tab that stays open never makes.
function askAgainInLongVisits(workbox: Workbox) {
  let last = performance.now()
  document.addEventListener('visibilitychange', (event) => {
    if (document.visibilityState !== 'visible' || event.timeStamp - last < hour) return
    last = event.timeStamp
    // Offline is no error: the next return to the tab asks again.
    workbox.update().catch(() => {})
  })
}
