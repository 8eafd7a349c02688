import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { scheduledRoutes } from '../../src/content/draft-pages.ts'
import { buildTime } from '../../src/content/schedule.ts'
import type { Locale } from '../../src/site/locales.ts'
import { publishedPages, type RouteId } from '../../src/site/routes.ts'
import { htmlFile } from '../../vite/pages/page-files.ts'

export const dist = resolve(import.meta.dirname, '../../dist')

type Document = ReturnType<typeof parseDocument>
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]
type Child = Element['children'][number]

export const isElement = (node: Child): node is Element => 'attribs' in node

export type BuiltPage = { id: RouteId; locale: Locale; path: string; html: string; document: Document }

export const read = (path: string) => readFileSync(join(dist, path), 'utf8')
const isBuilt = (path: string) => existsSync(join(dist, path))

const scheduled = scheduledRoutes(resolve(dist, '..'), buildTime())

/** Every page of the table, in both languages. @throws when there is no build */
export const builtPages: readonly BuiltPage[] = publishedPages()
  .filter(({ route }) => !scheduled.has(route.id))
  .map(({ route, locale, path }) => {
    if (!isBuilt(htmlFile(path))) throw new Error(`dist/${htmlFile(path)} does not exist. Run npm run build first.`)
    const html = read(htmlFile(path))
    return { id: route.id, locale, path, html, document: parseDocument(html) }
  })

/** The elements below a node, in the order of the document. */
export const elements = (node: Document | Element, test: (element: Element) => boolean) =>
  DomUtils.findAll(test, node.children)

export const byTag = (node: Document | Element, ...names: string[]) =>
  elements(node, ({ name }) => names.includes(name))

export function mainOf({ document, path }: BuiltPage): Element {
  const [main] = byTag(document, 'main')
  if (!main) throw new Error(`${path} has no main.`)
  return main
}

export function structuredDataOf({ document, path }: BuiltPage): { '@context': unknown; '@graph': Node[] } {
  const scripts = byTag(document, 'script').filter(({ attribs }) => attribs.type === 'application/ld+json')
  if (scripts.length !== 1) throw new Error(`${path} has ${scripts.length} scripts of structured data.`)
  return JSON.parse(scripts.map((script) => DomUtils.textContent(script)).join(''))
}

type Node = Readonly<Record<string, unknown>>

const skipped = new Set(['script', 'style', 'noscript'])

/** The text that replaces what needs JavaScript. */
export const withoutScripts = (node: Element): string =>
  byTag(node, 'noscript')
    .map((one) =>
      collapseWhitespace(
        one.children
          .filter(isElement)
          .map((child) => wordsOf(child))
          .join(' '),
      ),
    )
    .join(' ')

/** The words of an element, with spaces where one block ends and the next begins. */
export function wordsOf(node: Element, without: (element: Element) => boolean = () => false): string {
  const parts: string[] = []
  const walk = (nodes: Element['children']) => {
    for (const child of nodes) {
      if (child.type === 'text' && 'data' in child) parts.push(child.data)
      else if (isElement(child) && !skipped.has(child.name) && !without(child)) {
        const isBlock = !inline.has(child.name)
        if (isBlock) parts.push(' ')
        walk(child.children)
        if (isBlock) parts.push(' ')
      }
    }
  }
  walk(node.children)
  return collapseWhitespace(parts.join(''))
}

const inline = new Set(['a', 'strong', 'em', 'mark', 'span', 'dfn', 'cite', 'code', 'sup', 'abbr', 'time', 'small'])

/** Replaces any white space by one ordinary space. */
export const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim()
