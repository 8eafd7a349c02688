import { recoverScript } from '../../site/shared.ts'

/** The event that told of the network, if it has come back since a script could not be loaded. */
let back: Event | undefined

/**
 * To be called when a script of this page cannot be loaded: loads the page again if another build is published by now, or
 * if the network is back and the browser does not ask it for the script again.
 */
export function stale(): undefined {
  const since = back
  addEventListener('online', (event) => (back = event), { once: true })
  void recover().then(({ reloadIfStale }) => reloadIfStale(window, since))
}

/** By another address where that script failed, too. */
const recover = (): Promise<typeof import('./recover.ts')> =>
  import('./recover.ts').catch(() => import(/* @vite-ignore */ `${recoverScript}?${Date.now()}`))
