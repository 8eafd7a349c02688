import { canonicalPath } from '../site/aliases.ts'
import { localeInfo, localeOf } from '../site/locales.ts'

/** What a navigation gets: a precached file, the address of the page's one form, or, for unknown paths, which 404 page. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unknown'; readonly notFound: string }

/** The file a page is built to: `/fr` is `/fr.html`, not `/fr/index.html`. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

/** The page that stands for one that is not on the device, in the language of its path. */
export function offlineFile(path: string): string {
  return `${localeInfo[localeOf(path)].prefix}/offline.html`
}

const isNotFoundPage = (file: string) => file.endsWith('/404.html')

/** @param pathname without query and fragment: `?gclid=…` never decides which page is shown. */
export function answerTo(pathname: string, isPrecached: (file: string) => boolean): Answer {
  const path = canonicalPath(pathname.replace(/(\/index)?\.html$/, ''))
  const file = pageFile(path)
  if (isPrecached(file) && !isNotFoundPage(file)) {
    return path === pathname ? { kind: 'file', file } : { kind: 'moved', to: path }
  }
  if (isPrecached(pathname) && !isNotFoundPage(pathname)) return { kind: 'file', file: pathname }
  return { kind: 'unknown', notFound: `${localeInfo[localeOf(path)].prefix}/404.html` }
}
