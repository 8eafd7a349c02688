import { localeOf } from '../../site/locales.ts'
import { requestPart } from './part-requests.ts'

/** What identifies the present entry of the history. */
export const presentEntry = (): unknown => history.state?.visit ?? location.href

/** Where the document was opened: read at once, as the address may change before the code that shows pages is loaded. */
export const opened = { path: location.pathname, entry: presentEntry() }

/**
 * Clicks on links of this language become navigation; pointing at one fetches its page, and at the first one also the code
 * that shows pages.
 */
export function followLinks(): void {
  let visits: Promise<typeof import('./visits.ts')> | undefined
  const load = () => {
    visits ??= import('./visits.ts').catch((error) => {
      visits = undefined
      throw error
    })
    return visits
  }
  document.addEventListener('click', (event) => {
    const target = softTarget(event)
    if (!target) return
    event.preventDefault()
    load().then(
      ({ follow }) => follow(target),
      () => location.assign(target.path + target.hash),
    )
  })
  addEventListener('popstate', () => {
    // Also an entry of the history from before a reload.
    if (visits || history.state || location.pathname !== opened.path)
      load().then(
        ({ goBack }) => goBack(),
        () => location.reload(),
      )
  })
  const onIntent = ({ target }: Event) => {
    const path = linkTarget(target)?.path
    if (!path) return
    // The part and the code are fetched in parallel.
    if (!visits && import.meta.env.PROD) void requestPart(path)
    load().then(
      ({ prefetch }) => prefetch(path),
      () => {},
    )
  }
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
}

/**
 * The path a click on a link leads to without a page load, with its fragment; `undefined` leaves it to the browser:
 * other sites and languages, files, new tabs, places on the same page, addresses with a query.
 */
function softTarget(event: MouseEvent): { path: string; hash: string } | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return linkTarget(event.target)
}

/** As {@link softTarget}, for events that only point at a link. */
export function linkTarget(target: EventTarget | null): { path: string; hash: string } | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.search || link.hasAttribute('download')) return undefined
  if (link.origin !== location.origin) return undefined
  const { pathname: path, hash } = link
  if (path === location.pathname || localeOf(path) !== localeOf(location.pathname) || /\.\w+$/.test(path))
    return undefined
  return { path, hash }
}
