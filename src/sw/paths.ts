import { canonicalPath, isRetired, longestPath } from '../site/aliases.ts'
import { localeInfo, localeOf } from '../site/locales.ts'
import { moves } from '../site/moved.ts'

/** The answer to a navigation: the page cached under an address, the canonical address, or, for an unknown path, the page that says so. */
export type Answer =
  | { readonly kind: 'kept'; readonly address: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unknown'; readonly instead: string; readonly status: 404 | 410 }

/** The page shown in place of one that is not on the device, in the language of its path. */
export function offlinePage(path: string): string {
  return `${localeInfo[localeOf(path)].prefix}/offline`
}

/** Whether a path is that of a file: a page's Markdown twin, a feed, the sitemap, a picture. */
export const isFile = (path: string) => /\.\w+$/.test(path)

const isNotFoundPage = (path: string) => /\/4(?:04|10)$/.test(path)

/** @param pathname without query and fragment: `?gclid=…` never decides which page is shown. */
export function answerTo(pathname: string, isPrecached: (address: string) => boolean, from = moves): Answer {
  const path = canonicalPath(pathname, from)
  if (path.length <= longestPath && isPrecached(path) && !isNotFoundPage(path)) {
    return path === pathname ? { kind: 'kept', address: path } : { kind: 'moved', to: path }
  }
  const status = isRetired(path, from) ? 410 : 404
  return { kind: 'unknown', instead: `${localeInfo[localeOf(path)].prefix}/${status}`, status }
}
