import { trustedHtml } from './trusted-types.ts'

/** A page of the site as it was prerendered, ready to be shown in place of another. */
export type PageDocument = { path: string; nodes: readonly Element[]; head: PageHead }

/** What of a document's head and data belongs to the page and not to the site. */
export type PageHead = { title: string; nodes: Element[] }

const pageNodes = [
  'meta[name]:not([name=viewport],[name=theme-color],[name^="ai-"])',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'style[data-sheet]',
  'script[type="application/ld+json"]',
].join()

export function readPage(document: Document, path: string): PageDocument {
  const root = document.getElementById('root')
  if (!root) throw new Error(`${path}: the document has no #root`)
  return {
    path,
    nodes: [...root.children],
    head: { title: document.title, nodes: [...document.querySelectorAll(pageNodes)] },
  }
}

/** What tells the builds of a document apart: the one line that names the entry script, and the styles of every page. */
const buildOf = (document: Document) =>
  ['script[type=module]', 'title + style:not([data-sheet])']
    .map((part) => document.querySelector(part)?.textContent)
    .join()

/**
 * Fetches a page: from the precache where there is a worker, else from the network.
 * @param path of this site @returns `undefined` where that is no page of this build: the browser should go there by itself
 */
export async function fetchPage(path: string): Promise<PageDocument | undefined> {
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' } })
    if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined
    const fetched = new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html')
    // Of another build, as while a deploy is under way or after it: its parts are not made for these scripts and styles.
    if (buildOf(fetched) !== buildOf(document)) return undefined
    return readPage(fetched, response.redirected ? new URL(response.url).pathname : path)
  } catch {
    return undefined
  }
}

/** Gives the live document the head of a page. */
export function showHead(document: Document, { title, nodes }: PageHead): void {
  for (const node of document.querySelectorAll(pageNodes)) node.remove()
  document.title = title
  document.head.append(...nodes)
}
