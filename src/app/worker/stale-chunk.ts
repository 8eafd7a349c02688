import { siteId } from '../../site/brand.ts'

/** What recovery needs of a window. */
export type StaleWindow = {
  readonly document: { querySelector(selector: string): { readonly textContent: string | null } | null }
  readonly location: { readonly href: string; reload(): void }
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  fetch(url: string, init: { cache: 'no-cache' }): Promise<{ text(): Promise<string> }>
}

const key = `${siteId}-reloaded-from`

/**
 * For a part of the page that could not be loaded: where the site has been deployed since, its files are gone, and one
 * reload brings the new ones; drafts outlive it. Never a loop: the page must now start with another script than this
 * document did, and each is left once. Offline, or where the file is merely unreachable, nothing happens.
 */
export async function reloadIfStale(window: StaleWindow): Promise<void> {
  try {
    // The one line that names the first script, and with it the build.
    const script = window.document.querySelector('script[type=module]')?.textContent
    const page = await (await window.fetch(window.location.href, { cache: 'no-cache' })).text()
    const { sessionStorage } = window
    if (!script || page.includes(script) || !page.includes('type="module"') || sessionStorage.getItem(key) === script)
      return
    sessionStorage.setItem(key, script)
    window.location.reload()
  } catch {
    // No network, or no memory of what was tried: the page stays as it is.
  }
}
