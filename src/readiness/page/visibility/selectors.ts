/** The part of a selector that one element must fit: `div.a.b#c`. */
type Compound = {
  readonly tag: string | undefined
  readonly id: string | undefined
  readonly classes: readonly string[]
  readonly isFirst: boolean
}

export type Selector = {
  /** The element that is styled. */
  readonly subject: Compound
  /** Around it, the nearest first; `child`: directly. */
  readonly around: readonly { readonly compound: Compound; readonly child: boolean }[]
  /** Holds in a state only (`:hover`, `+`, `[open]`): nobody can say whether it holds now. Which child is the first, anybody can. */
  readonly isConditional: boolean
  readonly specificity: number
}

/** What a selector is compared with. */
export type Styled = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly classes: readonly string[]
  readonly parent: Styled | undefined
  /** Whether it is the first child of its parent: sliders show that slide until a script moves them. */
  readonly isFirst: boolean
}

const part = /([.#]?)(-?[a-z_\u0080-\uffff][\w\u0080-\uffff-]*)|\*|(:first-child)/giy

export const longestSelector = 300

/** A list of selectors, split at its own commas, and not at those in `:is(a, b)` or `[title="a, b"]`. */
export function selectorsOf(list: string): string[] {
  const ends: number[] = []
  let depth = 0
  for (let at = 0; at < list.length; at++) {
    const sign = list[at]
    if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    else if (sign === ',' && depth === 0) ends.push(at)
  }
  return [...ends, list.length].map((end, index) => list.slice((ends[index - 1] ?? -1) + 1, end))
}

/** @returns undefined for what styles no element: `::before`, nonsense */
export function parseSelector(written: string): Selector | undefined {
  if (written.length > longestSelector || /::|:(?:before|after|first-l|placeholder|marker|selection)/i.test(written))
    return undefined
  const isConditional = /[[+~]|:(?!first-child(?![\w-]))/.test(written)
  const plain = written
    .replace(/\[[^[\]]*\]|:(?!first-child(?![\w-]))[\w-]+(?:\([^()]*\))?/g, '')
    .replace(/[+~]/g, ' ')
    .split('>')
    .map((side) => side.trim())
    .join(' >')
    .trim()
  const compounds = plain
    .split(/\s+/)
    .map((one) => ({ child: one.startsWith('>'), compound: compoundOf(one.replace('>', '')) }))
  const read = compounds.flatMap(({ child, compound }) => (compound ? [{ child, compound }] : []))
  const last = read.at(-1)
  if (!last || read.length !== compounds.length) return undefined
  // `a > b`: it is the right side that carries the sign, and the left side that must be the parent.
  const around = read.slice(0, -1).map(({ compound }, index) => ({ compound, child: read[index + 1]?.child === true }))
  const specificity = read.reduce(
    (sum, { compound: { id, classes, tag, isFirst } }) =>
      sum + (id ? 1000 : 0) + (classes.length + Number(isFirst)) * 30 + (tag ? 1 : 0),
    0,
  )
  return { subject: last.compound, around: around.reverse(), isConditional, specificity }
}

function compoundOf(written: string): Compound | undefined {
  if (written === '') return undefined
  let tag: string | undefined
  let id: string | undefined
  const classes: string[] = []
  let isFirst = false
  part.lastIndex = 0
  while (part.lastIndex < written.length) {
    const match = part.exec(written)
    if (!match) return undefined
    const [, sign, name = '', first] = match
    if (first) isFirst = true
    else if (sign === '.') classes.push(name)
    else if (sign === '#') id = name
    else if (name) tag = name.toLowerCase()
  }
  return { tag, id, classes, isFirst }
}

function fits({ tag, id, classes, isFirst }: Compound, element: Styled): boolean {
  if (isFirst && !element.isFirst) return false
  if (tag !== undefined && tag !== element.name) return false
  if (id !== undefined && id !== element.attributes.id) return false
  return classes.every((one) => element.classes.includes(one))
}

/** What may still be done for one page, in comparisons of an element: sheets of strangers can ask for hours. */
export type Work = { left: number }

export function matches({ subject, around }: Selector, element: Styled, work: Work = { left: 0 }): boolean {
  work.left--
  if (!fits(subject, element)) return false
  let one = element.parent
  for (const { compound, child } of around) {
    work.left--
    while (one && !fits(compound, one)) {
      if (child) return false
      work.left--
      one = one.parent
    }
    if (!one) return false
    one = one.parent
  }
  return true
}

/** Whether an element is in one of each name that a selector asks for: a script adds a class to what there is, and nothing around it. */
export const isWithin = ({ around }: Selector, element: Styled, work: Work): boolean =>
  around.every(({ compound: { tag } }) => {
    let one = tag === undefined ? undefined : element.parent
    for (; one && one.name !== tag; one = one.parent) work.left--
    return tag === undefined || one !== undefined
  })
