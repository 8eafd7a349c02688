/**
 * Calls `wake` whenever sending may work again: the network is back, the page is seen again, comes out of the
 * back/forward cache, or was frozen and goes on. `navigator.onLine` is never asked: it is a hint only.
 */
export const wakeOn = (wake: () => void): void => {
  addEventListener('online', wake)
  // Back from the back/forward cache: timers may have been dropped on the way.
  addEventListener('pageshow', wake)
  document.addEventListener('resume', wake)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake())
}
