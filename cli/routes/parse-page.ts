import { Parser } from 'htmlparser2'
import { feed } from '../../src/readiness/page/feed.ts'
import { pagePath } from '../../src/site/aliases.ts'
import { type HtmlPage, isErrorPage, type Link, type Part } from './html-page.ts'

/** Parts that both languages must have in the same order; their text may differ. */
const partNames = new Set(['h1', 'h2', 'h3', 'form', 'table', 'figure', 'blockquote', 'details', 'video', 'iframe'])
/** In a page without a main element, these are not content. */
const aside = ['nav', 'footer', 'header']
const withSource = new Set(['img', 'script', 'source', 'audio', 'video'])
const resourceRels = new Set(['stylesheet', 'icon', 'apple-touch-icon', 'manifest', 'modulepreload', 'preload'])

type Facts = { -readonly [Key in keyof HtmlPage]: HtmlPage[Key] extends readonly (infer T)[] ? T[] : HtmlPage[Key] }

/** @param address where the file lies in the site: `/fr/faq.html` */
export function parsePage(text: string, { file, address }: Pick<HtmlPage, 'file' | 'address'>): HtmlPage {
  const anchors = new Set<string>()
  const path = pagePath(address)
  const page: Facts = {
    file,
    text,
    address,
    path,
    html: { at: 0, lang: undefined },
    base: undefined,
    canonicals: [],
    alternates: [],
    markdown: [],
    social: [],
    links: [],
    resources: [],
    anchors,
    noindex: isErrorPage(path),
    refresh: undefined,
    stoppedAt: undefined,
    parts: [],
  }
  // How many elements of a name are open, and how many in all.
  const open = new Map<string, number>()
  let depth = 0
  const isIn = (name: string) => (open.get(name) ?? 0) > 0
  let heading: Part | undefined
  let hasMain = false
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        depth++
        open.set(tag, (open.get(tag) ?? 0) + 1)
        // What is in a template is not part of the page.
        if (isIn('template')) return
        const at = parser.startIndex
        const { id, name } = attributes
        if (id) anchors.add(id)
        if (tag === 'a' && name) anchors.add(name)
        if (tag === 'html') page.html = { at, lang: attributes.lang }
        if (tag === 'base') page.base ??= attributes.href
        if (tag === 'meta') readMeta(page, attributes, at)
        if (tag === 'link') readLink(page, attributes, at)
        if ((tag === 'a' || tag === 'area') && attributes.href !== undefined)
          page.links.push({
            ...linkOf(tag, attributes, attributes.href, at),
            region: isIn('nav') ? 'navigation' : 'content',
          })
        const { src, poster, srcset, imagesrcset } = attributes
        const sources = [withSource.has(tag) && src, poster, ...candidates(srcset), ...candidates(imagesrcset)]
        for (const one of sources) if (one) page.resources.push(linkOf(tag, attributes, one, at))
        if (tag === 'main') hasMain = true
        const isPart = hasMain ? isIn('main') : !aside.some(isIn)
        if (partNames.has(tag) && isPart) {
          const part = { kind: tag, text: '', at }
          page.parts.push(part)
          if (/^h\d$/.test(tag)) heading = part
        }
      },
      ontext(words) {
        if (heading && heading.text.length < 80) heading.text += words
      },
      onclosetag(tag) {
        if (heading?.kind === tag) heading = undefined
        depth--
        open.set(tag, (open.get(tag) ?? 0) - 1)
      },
    },
    { decodeEntities: true },
  )
  page.stoppedAt = feed(parser, text, () => depth)
  return page
}

/** The addresses of a `srcset`: each before its width or density. */
const candidates = (srcset: string | undefined) =>
  [...(srcset?.matchAll(/([^\s,]\S*)(?:(?<=,)|[^,]*)/g) ?? [])].map(([, address = '']) =>
    address.replace(/(?<!,),+$/, ''),
  )

type Attributes = Readonly<Record<string, string>>

function linkOf(tag: string, { hreflang, lang, rel = '' }: Attributes, href: string, at: number): Link {
  return { href, at, tag, hreflang, lang, rel: rel.toLowerCase().split(/\s+/).filter(Boolean), region: 'content' }
}

function readMeta(page: Facts, attributes: Attributes, at: number): void {
  const { content = '' } = attributes
  const property = (attributes.property ?? attributes.name)?.toLowerCase() ?? ''
  if (/^og:(?:url|locale(?::alternate)?)$/.test(property)) page.social.push(linkOf(property, {}, content.trim(), at))
  if (attributes.name?.toLowerCase() === 'robots' && /\b(noindex|none)\b/i.test(content)) page.noindex = true
  if (attributes['http-equiv']?.toLowerCase() !== 'refresh') return
  const target = /^[.\d]*\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"]+)/i.exec(content.trimStart())?.[1]
  if (target) page.refresh = linkOf('meta', {}, target.trim(), at)
}

function readLink(page: Facts, attributes: Attributes, at: number): void {
  const link = linkOf('link', attributes, attributes.href ?? '', at)
  if (link.rel.includes('canonical')) page.canonicals.push(link)
  // A feed in a language is no page in another language.
  const isFeed = /\b(?:rss|atom)\+xml|\bfeed\+json/i.test(attributes.type ?? '')
  if (link.rel.includes('alternate') && link.hreflang && !isFeed) page.alternates.push(link)
  if (link.rel.includes('alternate') && attributes.type === 'text/markdown') page.markdown.push(link)
  else if (link.rel.some((rel) => resourceRels.has(rel)) && link.href) page.resources.push(link)
}
