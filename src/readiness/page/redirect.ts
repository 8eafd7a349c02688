import { parsedUrl } from '../../json-ld/site/parsed-url.ts'
import { ancestors, type Element, type Page } from './page.ts'

export type Redirect = { readonly at: number; readonly to: string }

const instant = /^\s*(?:0+(?:\.[\d.]*)?|\.[\d.]+)\s*(?:[;,]|\s)\s*(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(.*))/is
const longest = 2000

/**
 * Where a page sends every reader at once, by a refresh after no time: a redirect to search engines, whatever else it
 * holds. One for those without scripts is none, nor is one to the page itself.
 */
export function redirectOf(page: Page, url?: string): Redirect | undefined {
  let elements: Map<number, Element> | undefined
  for (const tag of page.metas) {
    const { content = '', 'http-equiv': name = '' } = tag.attributes
    if (!/^\s*refresh\s*$/i.test(name)) continue
    elements ??= new Map(page.elements.map((element) => [element.at, element]))
    if (isApart(elements.get(tag.at))) continue
    const [, double, single, bare] = instant.exec(content.slice(0, longest)) ?? []
    const to = (double ?? single ?? bare ?? '').trim()
    if (to === '' || to.startsWith('#')) continue
    const address = parsedUrl(to, url)?.href ?? to
    if (url === undefined || pageOf(address) !== pageOf(parsedUrl(url)?.href ?? url)) return { at: tag.at, to: address }
  }
  return undefined
}

const pageOf = (address: string) => address.split('#', 1)[0]

function isApart(own: Element | undefined): boolean {
  return own !== undefined && [...ancestors(own)].some(({ name }) => name === 'noscript' || name === 'template')
}
