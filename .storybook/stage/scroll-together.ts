import { alignment } from '../../cli/terminal/alignment.ts'

/** Pairs of scroll positions with the same block at the top of both documents, in order. */
type Stops = readonly (readonly [number, number])[]

/** The position that a window was scrolled to from here: its scroll event must not move the other one. */
const put = new WeakMap<Window, number>()

/** Scrolls `other` to the same place as `scrolled`, block by block. */
export function follow(scrolled: Window, other: Window): void {
  const top = scrolled.scrollY
  if (Math.abs((put.get(scrolled) ?? Number.NaN) - top) <= 1) return
  put.delete(scrolled)
  const to = Math.round(across(top, stopsOf(scrolled.document, other.document)))
  put.set(other, to)
  other.scrollTo({ top: to, behavior: 'instant' })
}

/** The position in the second document for one in the first, interpolated between two stops. */
export function across(top: number, stops: Stops): number {
  // Where pixels are fractions, the end of a page is a little below its last stop.
  const next = stops.findIndex(([here]) => here >= top)
  const index = next < 0 ? stops.length - 1 : Math.max(1, next)
  const [[from, fromThere] = [0, 0], [to, toThere] = [0, 0]] = [stops[index - 1], stops[index]]
  return to === from ? toThere : fromThere + ((top - from) * (toThere - fromThere)) / (to - from)
}

function stopsOf(here: Document, there: Document): Stops {
  const [own, others] = [blocksOf(here), blocksOf(there)]
  const [end, otherEnd] = [endOf(here), endOf(there)]
  let [index, otherIndex] = [0, 0]
  // One language may have a block that the other lacks.
  const begin = alignment(own.map(kindOf), others.map(kindOf)).flatMap(({ left, right }) => {
    const block = left === undefined ? undefined : own[index++]
    const other = right === undefined ? undefined : others[otherIndex++]
    return left === right && block && other ? [[topOf(block), topOf(other)] as const] : []
  })
  const within = begin.filter(([top, otherTop]) => top > 0 && otherTop > 0 && top < end && otherTop < otherEnd)
  return [[0, 0], ...within, [end, otherEnd]]
}

const blocksOf = (document: Document) => [...document.querySelectorAll('main :is(section, nav), footer')]
const kindOf = ({ localName, className }: Element) => `${localName} ${className}`
const topOf = (block: Element) => block.getBoundingClientRect().top + (block.ownerDocument.defaultView?.scrollY ?? 0)
const endOf = ({ documentElement: { scrollHeight, clientHeight } }: Document) => scrollHeight - clientHeight
