import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBrowserLocation } from 'wouter/use-browser-location'
import type { Part } from '../../blocks/outline.ts'
import { loadIslands } from '../islands.tsx'
import { OutlineView } from '../outline-view.tsx'
import { type PageDocument, propsOn } from '../visits/page-document.ts'
import { visit } from '../visits/visits.ts'
import { readOutline } from './read-outline.ts'

const read = new WeakMap<PageDocument, Part[]>()

/** Bar, footer and notices as React first found them: all pages have the same. */
let around: readonly Part[] | undefined

/** The outline of a page, read once: React keeps what it has made of it. */
function partsOf(page: PageDocument): Part[] {
  const known = read.get(page)
  if (known) return known
  around ??= readOutline(
    [...(document.getElementById('root')?.children ?? [])].filter((one) => !page.body.includes(one)),
  )
  const [bar, ...below] = around.map((part) => partOn(page.name, part))
  const parts = [...(bar ? [bar] : []), ...readOutline(page.body), ...below]
  read.set(page, parts)
  return parts
}

function partOn(page: string, part: Part): Part {
  if (part.kind === 'group') return { ...part, parts: part.parts.map((inner) => partOn(page, inner)) }
  return part.kind === 'island' ? { ...part, props: propsOn(page, part.props) } : part
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
