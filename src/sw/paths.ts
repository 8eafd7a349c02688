import { canonicalPath, longestPath } from '../site/aliases.ts'
import { localeInfo, localeOf } from '../site/locales.ts'

/** What a navigation gets: what is precached under an address, the address of the page's one form, or, for unknown paths, which 404 page. */
export type Answer =
  | { readonly kind: 'kept'; readonly address: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unknown'; readonly notFound: string }

/** The page that stands for one that is not on the device, in the language of its path. */
export function offlinePage(path: string): string {
  return `${localeInfo[localeOf(path)].prefix}/offline`
}

/** Whether a path is that of a file: a page's Markdown twin, a feed, the sitemap, a picture. */
export const isFile = (path: string) => /\.\w+$/.test(path)

const isNotFoundPage = (path: string) => path.endsWith('/404')

/** @param pathname without query and fragment: `?gclid=…` never decides which page is shown. */
export function answerTo(pathname: string, isPrecached: (address: string) => boolean): Answer {
  const path = canonicalPath(pathname)
  if (path.length <= longestPath && isPrecached(path) && !isNotFoundPage(path)) {
    return path === pathname ? { kind: 'kept', address: path } : { kind: 'moved', to: path }
  }
  return { kind: 'unknown', notFound: `${localeInfo[localeOf(path)].prefix}/404` }
}
