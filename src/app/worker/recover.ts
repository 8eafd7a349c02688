/** What recovery needs of a window. */
export type StaleWindow = {
  readonly document: { querySelector(selector: string): { readonly textContent: string | null } | null }
  readonly location: { readonly href: string; reload(): void }
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  fetch(url: string, init: { cache: 'no-cache' | 'reload' }): Promise<{ text(): Promise<string> }>
}

const key = 'reloaded-from'

/**
 * For a page whose script could not be loaded: if the site has been deployed since, its files are gone, and one reload
 * brings the new ones; drafts outlive it. Never a loop: the page must now start with another script than this document
 * did, and no script is reloaded from twice. Offline, or where the file is merely unreachable, nothing happens.
 *
 * Published as `/recover.js`, a name that no deploy changes: a page whose own scripts are gone still finds it. It must
 * import nothing.
 */
export async function reloadIfStale(window: StaleWindow): Promise<void> {
  try {
    // The one line that names the first script, and with it the build.
    const script = window.document.querySelector('script[type=module]')?.textContent
    const { sessionStorage, location } = window
    if (!script || sessionStorage.getItem(key) === script) return
    // First what a reload would return, which may come from the worker's cache. If that is the same page, `reload` makes the
    // worker ask the server, and drop a page that is no longer the server's (src/sw/sw.ts).
    for (const cache of ['no-cache', 'reload'] as const) {
      const page = await (await window.fetch(location.href, { cache })).text()
      if (page.includes(script) || !page.includes('type="module"')) continue
      sessionStorage.setItem(key, script)
      return location.reload()
    }
  } catch {
    // No network, or no storage for what was tried: the page stays as it is.
  }
}
