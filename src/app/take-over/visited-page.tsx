import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { type Attributes, marker, type Part } from '../../blocks/outline.ts'
import { memoize } from '../../site/memoize.ts'
import { loadIslands } from '../islands.tsx'
import { OutlineView } from '../outline-view.tsx'
import { type PageDocument, propsOn } from '../visits/page-document.ts'
import { visit } from '../visits/visits.ts'

/** Bar, footer and notices as React first found them: all pages have the same. */
let around: readonly Part[] | undefined

/** The outline of a page, read once: React keeps the elements that it has taken over. */
const partsOf = memoize((page: PageDocument): Part[] => {
  around ??= readOutline(
    [...(document.getElementById('root')?.children ?? [])].filter((one) => !page.body.includes(one)),
  )
  const [bar, ...below] = around.map((part) => partOn(page.name, part))
  return [...(bar ? [bar] : []), ...readOutline(page.body), ...below]
})

function partOn(page: string, part: Part): Part {
  if (part.kind === 'group') return { ...part, parts: part.parts.map((inner) => partOn(page, inner)) }
  return part.kind === 'island' ? { ...part, props: propsOn(page, part.props) } : part
}

/** Loads what a page needs to be rendered at once. */
export const prepare = (page: PageDocument) => loadIslands(partsOf(page))

/** Shows the page of the current location; until that is loaded, the one before. */
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

/** React's names of the attributes of parts that HTML writes differently. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
}

/** Reads the outline of a page, or of a group in it, back from its prerendered elements. */
function readOutline(elements: Iterable<Element>): Part[] {
  return [...elements].map((element): Part => {
    const tag = element.localName
    const name = element.getAttribute(marker.island)
    if (name !== null) return { kind: 'island', name, props: element.getAttribute(marker.props) ?? '{}' }
    const attributes = attributesOf(element)
    if (element.hasAttribute(marker.group))
      return { kind: 'group', tag, attributes, parts: readOutline(element.children) }
    return { kind: 'static', tag, attributes, content: { nodes: [...element.childNodes] } }
  })
}

function attributesOf(element: Element): Attributes {
  // No page has a style, but what is laid out later has one until then (src/app/visits/lay-out-later.ts).
  const own = [...element.attributes].filter(({ name }) => name !== 'style')
  return Object.fromEntries(
    own.map(({ name, value }) =>
      name === 'tabindex' ? ['tabIndex', Number(value)] : [reactNames[name] ?? name, value],
    ),
  )
}
