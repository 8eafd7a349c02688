import { type Attributes, marker, type Part } from '../../blocks/outline.ts'

/** React's names of the few attributes that parts carry and HTML writes differently. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
}

/** Reads the outline of a page, or of a group in it, back from its prerendered elements. */
export function readOutline(elements: Iterable<Element>): Part[] {
  return [...elements].map((element): Part => {
    const tag = element.localName
    const name = element.getAttribute(marker.island)
    if (name !== null) return { kind: 'island', name, props: element.getAttribute(marker.props) ?? '{}' }
    if (element.hasAttribute(marker.static))
      return { kind: 'static', tag, attributes: attributesOf(element), content: { nodes: [...element.childNodes] } }
    return { kind: 'group', tag, attributes: attributesOf(element), parts: readOutline(element.children) }
  })
}

function attributesOf(element: Element): Attributes {
  return Object.fromEntries(
    [...element.attributes].map(({ name, value }) => {
      if (name === 'tabindex') return ['tabIndex', Number(value)]
      return [reactNames[name] ?? name, value]
    }),
  )
}
