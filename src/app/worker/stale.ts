import { recoverScript } from '../../site/shared.ts'

/** The event that told of the network, if it has come back since a script could not be loaded. */
let back: { readonly type: string } | undefined

function ask(reason: typeof back): void {
  addEventListener('online', (event) => (back = event), { once: true })
  void recover().then(({ reloadIfStale }) => reloadIfStale(window, reason))
}

/**
 * To be called when a script of this page cannot be loaded: loads the page again if another build is published by now, or
 * if the network is back and the browser does not ask it for the script again.
 */
export function stale(): undefined {
  ask(back)
}

/** The same for a script that a kept message waits for: also if the network was there all along. */
export const staleWithMessage = (): void => ask({ type: 'kept' })

/** By another address where that script failed, too. */
const recover = (): Promise<typeof import('./recover.ts')> =>
  import('./recover.ts').catch(() => import(/* @vite-ignore */ `${recoverScript}?${Date.now()}`))
