import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBrowserLocation } from 'wouter/use-browser-location'
import type { Part } from '../blocks/outline.ts'
import { loadIslands } from './islands.tsx'
import { OutlineView } from './outline-view.tsx'
import type { PageDocument } from './page-document.ts'
import { readOutline } from './read-outline.ts'
import { visit } from './visits.ts'

const read = new WeakMap<PageDocument, Part[]>()

/** The outline of a page, read once: React keeps what it has made of it. */
function partsOf(page: PageDocument): Part[] {
  const parts = read.get(page) ?? readOutline(page.nodes)
  read.set(page, parts)
  return parts
}

/** Loads what a page needs to be rendered at once. */
export const prepare = (page: PageDocument) => loadIslands(partsOf(page))

/** Shows the page of the current location; until another one has arrived, the one that was there. */
export function VisitedPage({ first }: { first: PageDocument }) {
  const [path] = useBrowserLocation({ ssrPath: first.path })
  const [page, setPage] = useState(first)

  useLayoutEffect(() => {
    if (path === page.path) return
    let isWanted = true
    void visit(
      path,
      () => isWanted,
      (next) => flushSync(() => setPage(next)),
      prepare,
    )
    return () => {
      isWanted = false
    }
  }, [path, page])

  return <OutlineView parts={partsOf(page)} />
}
