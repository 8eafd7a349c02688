import { marker } from '../../blocks/outline.ts'
import { currentOf } from '../../site/page-parts.ts'
import { takePart } from './part-requests.ts'
import { trustedHtml } from './trusted-types.ts'

/** The parts of a document that belong to the page: the rest is the same in all pages of the build and language. */
export type PageDocument = ReturnType<typeof readPage>

const headNodes = [
  'meta[name]:not([name=viewport],[name=theme-color],[name^="ai-"])',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'style[data-sheet]',
  'script[type="application/ld+json"]',
].join()
const footLines = '.footer__colophon > p'
const otherLinks = 'a[data-language-switch]'

/** Moves the styles from among the nodes of the page (src/app/compose/styles.ts) into the head, where they outlast these. */
export function liftStyles(document: Document): void {
  const { head } = document
  const canMove = 'moveBefore' in Element.prototype
  const styles = document.getElementById('look')
  // A style element that is removed and inserted is parsed again.
  for (const style of styles?.querySelectorAll('style') ?? [])
    if (canMove) head.moveBefore(style, null)
    else head.append(style)
  styles?.remove()
}

/** @param document whole, or the part of it that is a page's own @throws where it is neither */
export function readPage(document: Document, path: string) {
  const main = document.querySelector('main')
  const { previousElementSibling: trail, nextElementSibling: related } = main ?? {}
  if (!main || !trail || !related) throw new Error(`${path}: the document is no page`)
  return {
    path,
    /** The path by which the page names itself: that of a page shown in place of a missing one differs from `path`. */
    name: main.dataset.page ?? path,
    title: document.title,
    /** Nodes of the head, and its structured data. */
    head: [...document.querySelectorAll(headNodes)],
    /** Breadcrumb, main, related pages. */
    body: [trail, main, related],
    foot: [...document.querySelectorAll(footLines)],
    /** Its addresses in the other languages. */
    others: [...document.querySelectorAll(otherLinks)].map((link) => link.getAttribute('href') ?? ''),
  }
}

const buildOf = ({ documentElement }: Document) => documentElement.dataset.build

/** @returns the requested page, if it is of the same build as the open document */
async function take(asked: Promise<Response | undefined>): Promise<PageDocument | undefined> {
  try {
    const response = await asked
    if (!response) return undefined
    const fetched = new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html')
    // The page is of another build, as during a deploy or after it: not made for these scripts and styles.
    if (buildOf(fetched) !== buildOf(document)) return undefined
    liftStyles(fetched)
    const page = readPage(fetched, new URL(response.url).pathname)
    // Now, while the visitor still presses: adopting them in the change would take as long as inserting them.
    for (const node of page.body) document.adoptNode(node)
    return page
  } catch {
    return undefined
  }
}

/**
 * Fetches the own parts of a page, or the whole page where that fails: from the worker, else from the network.
 * @param path of this site
 * @returns `undefined` where that is no page of this build: the browser should load it by itself
 */
export async function fetchPage(path: string): Promise<PageDocument | undefined> {
  // In development nothing is built.
  const part = import.meta.env.PROD ? await take(takePart(path)) : undefined
  return part?.name === path ? { ...part, path } : take(fetch(path, { headers: { accept: 'text/html' } }))
}

/** The props of an island, with the page it is on in place of the one they name. */
export const propsOn = (page: string, props: string) => props.replace(/("page":")[^"]*/, `$1${page}`)

/** Updates the live document around the body of a page: title, head, foot. */
export function showAround({ name, title, head, foot, others }: PageDocument): void {
  document.title = title
  showHead(head)
  for (const line of document.querySelectorAll(footLines)) line.remove()
  document.querySelector('.footer__colophon')?.prepend(...foot)
  for (const [at, link] of document.querySelectorAll(otherLinks).entries()) link.setAttribute('href', others[at] ?? '')
  for (const link of document.querySelectorAll('#root > :is(header, footer) nav li > a')) {
    const current = currentOf(link.getAttribute('href') ?? '', name)
    if (current) link.setAttribute('aria-current', current)
    else link.removeAttribute('aria-current')
  }
  const form = document.querySelector(`#root > footer [${marker.props}]`)
  form?.setAttribute(marker.props, propsOn(name, form.getAttribute(marker.props) ?? ''))
}

/** Style sheets that are there already stay: removing and inserting one makes the browser restyle every element. */
function showHead(head: readonly Element[]): void {
  const sheetOf = (node: Element) => node.getAttribute('data-sheet')
  const before = new Map([...document.querySelectorAll(headNodes)].map((node) => [sheetOf(node) ?? node, node]))
  // In the order of the cascade, as in the page itself.
  let last = document.querySelector('style[data-base]')
  for (const node of head) {
    const name = sheetOf(node)
    if (!name) document.head.append(node)
    else {
      const sheet = before.get(name) ?? node
      if (!before.delete(name)) last?.after(node)
      last = sheet
    }
  }
  for (const node of before.values()) node.remove()
}
