import { createElement, type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { marker, type Part, type StaticPart } from '../blocks/outline.ts'
import { useBrowserLayoutEffect } from '../ui/use-browser-layout-effect.ts'
import { Island } from './islands.tsx'

/** Renders an outline; text that was prerendered is left as it is. */
export function OutlineView({ parts }: { parts: readonly Part[] }): ReactNode {
  return parts.map((part, index) => <PartView key={keyOf(part, index)} part={part} />)
}

/**
 * A part is identified by its position: the next page replaces what is there. But the content of another page is always
 * another group, so that its forms start empty; and an island of the same name and props is kept, so that toasts outlast
 * the page.
 */
function keyOf(part: Part, index: number): string {
  switch (part.kind) {
    case 'static':
      return `${index} ${part.tag}`
    case 'island':
      return `${part.name} ${part.props}`
    case 'group':
      return `${index} ${part.attributes['data-page'] ?? part.tag}`
  }
}

function PartView({ part }: { part: Part }): ReactNode {
  switch (part.kind) {
    case 'static':
      return <Static part={part} />
    case 'island':
      return <Island name={part.name} props={part.props} />
    case 'group':
      return createElement(part.tag, { ...part.attributes, [marker.group]: '' }, <OutlineView parts={part.parts} />)
  }
}

const never = () => () => {}

/** Whether React takes over prerendered HTML; false where it gave that up after an error and renders again. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

/**
 * Text that React does not look into. While hydrating, an empty `dangerouslySetInnerHTML` makes React leave the
 * prerendered children alone (it never writes it); mounted later, the nodes are put in by hand, which needs no Trusted
 * Types policy either.
 */
function Static({ part }: { part: StaticPart }) {
  const [isAdopted] = useState(useHydrating())
  const element = useRef<HTMLElement>(null)
  const shown = useRef(isAdopted ? part.content : undefined)
  const { content } = part
  useBrowserLayoutEffect(() => {
    if (shown.current === content || !('nodes' in content)) return
    element.current?.replaceChildren(...content.nodes)
    shown.current = content
  }, [content])
  const html = 'html' in content ? content.html : isAdopted ? '' : undefined
  return createElement(part.tag, {
    ...part.attributes,
    ref: element,
    suppressHydrationWarning: true,
    ...(html === undefined ? {} : { dangerouslySetInnerHTML: { __html: html } }),
  })
}
