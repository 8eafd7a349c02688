import type { Where } from '../findings/finding.ts'
import { placeAt } from '../findings/lines.ts'

/** An address as a page writes it. `at`: offset of its tag. */
export type Link = {
  href: string
  at: number
  tag: string
  hreflang: string | undefined
  lang: string | undefined
  rel: readonly string[]
  region: 'navigation' | 'content'
}

/** A part that both languages of a page have in the same order. */
export type Part = { kind: string; text: string; at: number }

/** What the checks of routes use: facts of one HTML file, with their offsets. */
export type HtmlPage = {
  /** Its name in messages. */
  file: string
  text: string
  /** Where the file lies: `/fr/faq.html`. */
  address: string
  /** One name for every form of it: `/fr/faq`. */
  path: string
  html: { at: number; lang: string | undefined }
  base: string | undefined
  canonicals: readonly Link[]
  /** `rel="alternate"` with hreflang. */
  alternates: readonly Link[]
  /** `rel="alternate" type="text/markdown"`. */
  markdown: readonly Link[]
  /** `og:url`, `og:locale` and `og:locale:alternate`: `tag` is their name. */
  social: readonly Link[]
  /** `a` and `area`. */
  links: readonly Link[]
  /** Pictures, scripts, style sheets, icons. */
  resources: readonly Link[]
  anchors: ReadonlySet<string>
  /** It says so, or answers for what is not there. */
  noindex: boolean
  /** Target of `<meta http-equiv="refresh">`: the page only redirects. */
  refresh: Link | undefined
  parts: readonly Part[]
  /** Where reading stopped, because nothing nests that deep on purpose. */
  stoppedAt: number | undefined
}

/** Place of an offset, with the tag or words that are there. */
export function placeIn({ file, text }: Pick<HtmlPage, 'file' | 'text'>, offset: number): Where {
  const tag = /^<[^>]{0,160}>?|^[^<\n]{0,80}/.exec(text.slice(offset, offset + 162))?.[0].replace(/\s+/g, ' ')
  return { file, ...placeAt(text, offset), snippet: tag || undefined }
}

/**
 * Whether hosts answer with the page when they fail or refuse: with that status, so that nobody can index it. Below the
 * root only 404 is such a page: `/cars/500` may be a car.
 * @param path of the page in its site
 */
export const isErrorPage = (path: string): boolean => /^\/(?:40[013]|410|422|429|50[0-4x])$|\/404$/.test(path)

/** Folders of packages, of other tools, and of what generators put into pages. */
export const unpublished = /^(?:node_modules$|\.|_(?:includes|layouts)$)/

/**
 * Whether a file is no page: it has text but none of the elements that make a page (a search engine's proof of ownership,
 * a macro of a theme, a menu that a script puts into pages), it is a feed or a sitemap that a mirror saved as a page, or a
 * generator makes a page of it (it begins with front matter, or with a tag of a template).
 */
export const isPartial = (text: string): boolean =>
  /^(?:---\s*\n|\s*\{%)/.test(text) ||
  /^\s*(?:<\?xml[^>]{0,200}>\s*)?<(?:rss|feed|urlset|sitemapindex)\b/.test(text) ||
  (text.trim() !== '' && !/<(?:!doctype|html|head|meta|title|body|frameset|main|h1)\b/i.test(text))
