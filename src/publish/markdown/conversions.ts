import type { Element, ElementContent } from 'hast'
import { toText } from 'hast-util-to-text'

/** To which elements a rule applies, and what replaces them; `inner`: the children, to which the rules were applied. */
type Rule = readonly [
  applies: (element: Element) => boolean,
  becomes: (element: Element, inner: ElementContent[], colon: string) => ElementContent[],
]

export const isElement = (node: { type: string }): node is Element => node.type === 'element'
const tagged =
  (...names: string[]) =>
  ({ tagName }: Element) =>
    names.includes(tagName)
const hasClass =
  (...names: string[]) =>
  ({ properties }: Element) =>
    names.some((name) =>
      String(properties.className ?? '')
        .split(/[ ,]/)
        .includes(name),
    )

const text = (value: string): ElementContent => ({ type: 'text', value })
const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const wordsOf = (nodes: ElementContent[]) => toText(element('p', nodes)).replace(/\s+/g, ' ').trim()
export const endsSentence = (nodes: ElementContent[]) => /[.:?!…]$/.test(wordsOf(nodes))
const only = (nodes: ElementContent[], test: (element: Element) => boolean) => nodes.filter(isElement).filter(test)

/** A label before what it labels, punctuated so that the two do not read as one sentence. */
function label(nodes: ElementContent[], colon: string): ElementContent[] {
  return [element('strong', nodes), text(endsSentence(nodes) ? ' ' : `${colon} `)]
}

/** Rows of a `dl`, which may be in a `div` each. */
const rowsOf = (nodes: ElementContent[]): Element[] =>
  nodes.filter(isElement).flatMap((node) => (node.tagName === 'div' ? rowsOf(node.children) : [node]))

const unshown = new Set('script style svg button search input select textarea img video template'.split(' '))

/** HTML that Markdown cannot express, and what replaces it; the first rule that applies is taken. */
const rules: readonly Rule[] = [
  // A picture is its alternative text and its address.
  [
    tagged('picture'),
    ({ children }) =>
      only(children, tagged('img')).map(({ properties: { src, alt } }) =>
        element('p', [element('img', [], { src, alt })]),
      ),
  ],
  // What is hidden, drawn or pressed is not text.
  [
    (node) =>
      unshown.has(node.tagName) ||
      node.properties.hidden !== undefined ||
      node.properties.ariaHidden === 'true' ||
      node.properties.dataIsland === 'glossary-filter' ||
      // The image of a chart: the twin has its table.
      String(node.properties.href).startsWith('/social/') ||
      hasClass('visually-hidden', 'sources', 'form__trap', 'form__kept')(node),
    () => [],
  ],
  // A link with an accessible name has that as its text.
  [
    (node) => node.tagName === 'a' && Boolean(node.properties.ariaLabel) && !hasClass('mark', 'cite')(node),
    ({ properties }, inner) =>
      wordsOf(inner) === '#'
        ? []
        : [element('p', [element('a', [text(String(properties.ariaLabel))], { href: properties.href })])],
  ],
  // The citation mark in the example answer is left out, since its card follows.
  [(node) => node.properties.href === '#cited-source', () => []],
  // A figure is a number, then what it counts; figures are a list.
  [
    hasClass('stat'),
    (_, inner) => {
      const [value] = only(inner, tagged('strong'))
      const [caption] = only(inner, tagged('figcaption'))
      // A paragraph of buttons, by now without a word, would set the items of the list apart.
      const words = caption?.children.filter((child) => !(isElement(child) && hasClass('passage')(child)))
      return value && words ? [element('li', [value, text(' '), ...words])] : inner
    },
  ],
  // A list of figures.
  [hasClass('figures'), (_, inner) => [element('div', inner)]],
  // A line break within a caption is a dash.
  [tagged('br'), () => [text(' — ')]],
  // Definitions are a list of terms, each with a colon.
  [
    tagged('dl'),
    (_, inner, colon) => {
      const items: Element[] = []
      for (const { tagName, children } of rowsOf(inner)) {
        const last = items.at(-1)
        if (tagName === 'dt') items.push(element('li', label(children, colon)))
        else last?.children.push(...(last.children.length > 2 ? [text(' '), ...children] : children))
      }
      return [element('ul', items)]
    },
  ],
  // The lines of a row are separated.
  [
    (node) =>
      node.tagName === 'dd' && node.children.some((child) => isElement(child) && hasClass('details__line')(child)),
    (node, inner) => {
      const lines = only(inner, hasClass('details__line'))
      return [
        {
          ...node,
          children: lines.flatMap((line, index) => (index > 0 ? [text(' · '), ...line.children] : line.children)),
        },
      ]
    },
  ],
  // A caption begins with its title as a label.
  [
    tagged('figcaption'),
    (node, inner, colon) => {
      const [first, ...rest] = inner
      const isTitled = first && isElement(first) && first.tagName === 'strong' && wordsOf(rest) !== '' && !isStat(node)
      return [{ ...node, children: isTitled ? [...label(first.children, colon), ...rest] : inner }]
    },
  ],
  // Small print is separated from the text before it.
  [tagged('small'), (_, inner) => [text(/^\(/.test(wordsOf(inner)) ? '' : '— '), ...inner]],
  // The caption of a table is above it, and columns with only drawings are left out.
  [
    tagged('table'),
    (node, inner) => {
      const name = only(inner, tagged('caption')).flatMap(({ children }) => children)
      const rest = inner.filter((child) => !isElement(child) || child.tagName !== 'caption')
      return [...(name.length > 0 ? [element('p', name)] : []), { ...node, children: rest.map(withoutEmptyEnds) }]
    },
  ],
  // A column of numbers is aligned as it was written, `--:`.
  [
    (node) => node.tagName === 'td' && hasClass('number')(node),
    (node, inner) => [{ ...node, children: inner, properties: { ...node.properties, align: 'right' } }],
  ],
  // The card of a drawn answer.
  [hasClass('cited'), (_, inner) => [element('blockquote', paragraphs(inner))]],
  // A quotation names who said it inside.
  [
    hasClass('quotation'),
    (_, inner) => [
      element(
        'blockquote',
        inner.flatMap((child) =>
          isElement(child)
            ? [child.tagName === 'blockquote' ? element('div', child.children) : element('p', child.children)]
            : [],
        ),
      ),
    ],
  ],
  // A notice is set apart.
  [hasClass('block--notice'), (_, inner) => [element('blockquote', inner)]],
  // Cards and steps are sections, not items of a list.
  [hasClass('cards', 'steps'), (_, inner) => inner.filter(isElement).flatMap(({ children }) => children)],
  // A field of a form is an item: its name, its choices or its value, its hint.
  [hasClass('field'), (node, inner) => [element('li', [...inner.flatMap(inLine), ...contentsOf(node)])]],
  // Fields side by side are fields of one list.
  [hasClass('form__pair'), (_, inner) => inner],
  // A choice is an item.
  [
    (node) => node.tagName === 'label' && node.children.some((child) => isElement(child) && child.tagName === 'input'),
    (_, inner) => [element('li', inner)],
  ],
  // The name of a group of fields.
  [tagged('legend'), (_, inner, colon) => [element('p', label(inner, colon))]],
  // A form begins with a link to itself.
  [
    (node) => node.tagName === 'form' && Boolean(node.properties.ariaLabel),
    ({ properties }, inner, colon) => [
      element('p', label([element('a', [text(String(properties.ariaLabel))], { href: `#${properties.id}` })], colon)),
      ...inner,
    ],
  ],
  // The summary of a disclosure is a heading or a paragraph.
  [
    tagged('summary'),
    (_, inner) =>
      inner.some((child) => isElement(child) && /^h\d$/.test(child.tagName)) ? inner : [element('p', inner)],
  ],
  // A frame.
  [tagged('noscript', 'details', 'fieldset'), (_, inner) => [element('div', inner)]],
]

const isStat = ({ children }: Element) => children.some((child) => isElement(child) && child.tagName === 'br')
const paragraphs = (nodes: ElementContent[]) =>
  nodes.map((node) =>
    isElement(node) && ['a', 'figcaption'].includes(node.tagName)
      ? element('p', node.tagName === 'a' ? [node] : node.children)
      : node,
  )
const inLine = (node: ElementContent): ElementContent[] =>
  isElement(node) && node.tagName === 'p' ? [text(' — '), ...node.children] : [node]

/** The value of an input, or the options of a select. */
function contentsOf(field: Element): ElementContent[] {
  const [control] = only(field.children, tagged('input', 'select'))
  const choices =
    control?.tagName === 'select'
      ? only(control.children, tagged('option')).map((option) => wordsOf(option.children))
      : []
  const value = control?.tagName === 'input' ? String(control.properties.value ?? '') : choices.join(', ')
  return value ? [text(` (${value})`)] : []
}

/** Rows without their last cell, if it is empty. */
function withoutEmptyEnds(node: ElementContent): ElementContent {
  if (!isElement(node)) return node
  const cells = node.tagName === 'tr' ? node.children.filter(isElement) : []
  const last = cells.at(-1)
  const isDrawn = cells.length > 1 && last && wordsOf(last.children) === '' && last.properties.className === undefined
  return { ...node, children: (isDrawn ? cells.slice(0, -1) : node.children).map(withoutEmptyEnds) }
}

/** A part of a page, reduced to elements that Markdown can express. */
export function simplified(nodes: readonly ElementContent[], colon: string, parent = 'div'): ElementContent[] {
  const simple = nodes.flatMap((node) => {
    if (!isElement(node)) return node.type === 'comment' ? [] : [node]
    const [, becomes] = rules.find(([applies]) => applies(node)) ?? []
    const inner = simplified(node.children, colon, node.tagName)
    return becomes ? becomes(node, inner, colon) : [{ ...node, children: inner }]
  })
  return ['ul', 'ol'].includes(parent) ? simple : withLists(simple)
}

/** Wraps items outside of lists in a list. */
function withLists(nodes: readonly ElementContent[]): ElementContent[] {
  const listed: ElementContent[] = []
  for (const node of nodes) {
    const last = listed.at(-1)
    if (!isElement(node) || node.tagName !== 'li') listed.push(node)
    else if (last && isElement(last) && last.tagName === 'ul' && last.data === ours) last.children.push(node)
    else listed.push({ ...element('ul', [node]), data: ours })
  }
  return listed
}

/** Marks a list that was made here. */
const ours = {}
