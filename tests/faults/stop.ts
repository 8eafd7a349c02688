import type { Page } from 'playwright'

declare global {
  interface Window {
    /** A synchronous request that is never answered: the page stands still at this very line. */
    stop_here(): void
  }
}

/** Adds `stop_here` to the page; the proxy has to let `/__stop` hang. */
export const makeStoppable = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.stop_here = () => {
      const request = new XMLHttpRequest()
      request.open('GET', '/__stop', false)
      request.send()
    }
  })
