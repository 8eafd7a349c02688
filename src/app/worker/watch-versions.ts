import { Workbox } from 'workbox-window'
import { lookAhead } from '../visits/look-ahead.ts'
import { controlled, offer } from './updates.ts'
import { cacheSite } from './whole-site/cache-site.ts'

const hour = 3_600_000

/**
 * For a page that has a worker: reports new versions to `updates.ts`, and makes the worker cache the rest of the site.
 * @param known the worker whose version the page is; another may have taken over before this was loaded
 */
export async function watchVersions(url: string, known: ServiceWorker | null): Promise<void> {
  const workbox = new Workbox(url)
  const offerIt = () => offer(() => workbox.messageSkipWaiting())
  workbox.addEventListener('waiting', offerIt)
  let cleared = false
  const look = () => {
    const { controller } = navigator.serviceWorker
    if (controller && controller !== known && !cleared) controlled()
    // The visitor deleted the site's data: the next worker to come, with another tab, is no newer version.
    cleared = !controller
  }
  navigator.serviceWorker.addEventListener('controllerchange', look)
  if (known) look()
  const registration = await workbox.register({ immediate: true })
  // Workbox notices workers that begin to install from here on; the browser may have found the new version before.
  const installing = registration?.installing
  installing?.addEventListener('statechange', () => installing.state === 'installed' && offerIt())
  askAgainInLongVisits(workbox)
  cacheSite()
  lookAhead()
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
