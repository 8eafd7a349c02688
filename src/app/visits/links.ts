import { localeOf } from '../../site/locales.ts'

/**
 * The path a click on a link leads to without a page load, with its fragment; `undefined` leaves it to the browser:
 * other sites and languages, files, new tabs, places on the same page.
 */
export function softTarget(event: MouseEvent, location: Location): { path: string; hash: string } | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return linkTarget(event.target, location)
}

/** As {@link softTarget}, for events that only point at a link. */
export function linkTarget(target: EventTarget | null, location: Location): { path: string; hash: string } | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const { pathname: path, hash } = link
  if (path === location.pathname || localeOf(path) !== localeOf(location.pathname) || /\.\w+$/.test(path))
    return undefined
  return { path, hash }
}
