import type { Element, ElementContent, Nodes as HastNodes, Root as HastRoot } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import type { Image, Link, Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { htmlToHast } from 'satteri'
import type { Page } from '../../content/model.ts'
import { absolute, markdownPath } from '../../site/addresses.ts'
import { type Locale, localeInfo, localeNamed, otherLocales } from '../../site/locales.ts'
import { existsIn, isRouteId, pathOf } from '../../site/routes.ts'
import { writing } from '../../site/writing.ts'
import { endsSentence, isElement, simplified } from './conversions.ts'

const extensions = [gfmFootnoteToMarkdown(), gfmTableToMarkdown()]

/**
 * The Markdown twin of a page, from its own HTML: links are absolute, the sources in its margins are footnotes.
 * @param html the page as it is published
 * @param invented whether to keep illustrations; feed readers would show them without the mark that says so
 */
export function markdownTwin(page: Page, html: string, invented: 'kept' | 'left out' = 'kept'): string {
  const start = html.indexOf('<main')
  const whole = parsed(html.slice(start, html.indexOf('</main>', start) + '</main>'.length))
  const main = invented === 'kept' ? whole : withoutIllustrations(whole)
  const body = toMdast({
    type: 'root',
    children: simplified(main.children.filter(isElement), localeInfo[page.locale].colon),
  })
  const notes = elements(
    main,
    ({ properties }) => String(properties.id ?? '').startsWith('source-') && properties.value !== undefined,
  )
  const tree: Root = {
    type: 'root',
    children: [
      ...('children' in body ? body.children.filter(isFlow) : []),
      ...notes.map((note) => footnote(note, page.locale)),
    ],
  }
  return frontMatter(page) + toMarkdown(published(tree, page), { extensions, bullet: '-' })
}

const isIllustration = (node: HastNodes) => isElement(node) && node.properties.dataIllustrative !== undefined

const withoutIllustrations = (node: Element): Element => ({
  ...node,
  children: node.children
    .filter((child) => !isIllustration(child))
    .map((child) => (isElement(child) ? withoutIllustrations(child) : child)),
})

/** The twin without its front matter, for llms-full.txt and feeds. */
export const bodyOf = (twin: string) => twin.replace(/^---\n[\s\S]*?\n---\n+/, '')

/** The `main` element: twins do not need the rest of the document. */
function parsed(html: string): Element {
  const tree: unknown = htmlToHast(html)
  const [main] = isRoot(tree) ? elements(tree, ({ tagName }) => tagName === 'main') : []
  if (!main) throw new Error('A page has no main: nothing of it can be published as Markdown.')
  return main
}

const isRoot = (value: unknown): value is HastRoot =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'root'
const isFlow = (node: Nodes): node is RootContent => node.type !== 'root'

function elements(node: HastRoot | Element, test: (element: Element) => boolean): Element[] {
  return node.children.flatMap((child) => (!isElement(child) ? [] : test(child) ? [child] : elements(child, test)))
}

/** A source of the margin: its title, who, where, when, the link to its evidence, and the quotation from it. */
function footnote(source: Element, locale: Locale): RootContent {
  const parts = source.children.filter(isElement).filter(({ properties }) => !isWayBack(properties.href))
  const shown = parts.filter(({ tagName }) => tagName !== 'details')
  const [title = [], imprint = [], ...rest] = shown.map((part) => phrasing([part]))
  const [evidence] = parts.filter(({ tagName }) => tagName === 'details')
  const [name, ...words] = evidence?.children.filter(isElement) ?? []
  const text = (value: string) => ({ type: 'text' as const, value })
  const children = [
    ...title,
    text(endsSentence(shown.slice(0, 1)) ? ' ' : '. '),
    ...imprint,
    ...rest.flatMap((place) => [text(' · '), ...place]),
    ...(name ? [text('. '), ...phrasing([name]), text(localeInfo[locale].colon)] : []),
    ...words.flatMap((part) => [text(' '), ...phrasing(part.tagName === 'q' ? quoted(part, locale) : [part])]),
  ]
  return {
    type: 'footnoteDefinition',
    identifier: String(source.properties.value),
    children: [{ type: 'paragraph', children }],
  }
}

const isWayBack = (href: unknown) => /^#cite-\d/.test(String(href))

/** Words of a source between the quotation marks of their language. */
function quoted({ properties, children }: Element, locale: Locale): ElementContent[] {
  const [open, close] = writing[localeNamed(String(properties.lang ?? locale))].quotes
  return [{ type: 'text', value: open }, ...children, { type: 'text', value: close }]
}

/** Converts the content of a paragraph. */
function phrasing(children: ElementContent[]): PhrasingContent[] {
  const tree = toMdast({ type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children }] })
  return 'children' in tree ? tree.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [])) : []
}

/** Makes links absolute, and citation marks footnotes. */
function published<N extends Nodes>(node: N, page: Page): N {
  if (!('children' in node)) return node
  const children = node.children.map((child): Nodes => {
    if (child.type === 'image') return { ...child, url: addressOf(child, page) }
    if (child.type !== 'link') return published(child, page)
    const cited = /^#source-(\d+)$/.exec(child.url)?.[1]
    return cited
      ? { type: 'footnoteReference', identifier: cited }
      : { ...published(child, page), url: addressOf(child, page) }
  })
  return { ...node, children }
}

function addressOf({ url }: Link | Image, page: Page): string {
  if (url.startsWith('#')) return absolute(page.path) + url
  return url.startsWith('/') ? absolute(url) : url
}

function frontMatter({ meta, path, locale, route, author }: Page): string {
  const { id } = route
  const translated = otherLocales(locale).map(
    (other) =>
      [
        `alternate_${other}`,
        isRouteId(id) && existsIn(route, other) ? absolute(markdownPath(pathOf(id, other))) : undefined,
      ] as const,
  )
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['title', JSON.stringify(meta.title)],
    ['description', JSON.stringify(meta.description)],
    ['url', absolute(path)],
    ['lang', locale],
    ['datePublished', meta.datePublished],
    ['dateModified', meta.lastUpdated],
    ['author', author && JSON.stringify(author.name)],
    ...translated,
  ]
  const lines = fields.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  return `---\n${lines.join('\n')}\n---\n\n`
}
