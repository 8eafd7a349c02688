import { alignment } from '../../cli/terminal/alignment.ts'

/** How far each document is scrolled where the same block is at the top of both, from first to last. */
type Stops = readonly (readonly [number, number])[]

/** Where a window was put: what it then says of having been scrolled moves nobody. */
const put = new WeakMap<Window, number>()

/** Puts the same place of `other` at the top that is at the top of `scrolled`, block by block. */
export function follow(scrolled: Window, other: Window): void {
  const top = scrolled.scrollY
  if (Math.abs((put.get(scrolled) ?? Number.NaN) - top) <= 1) return
  put.delete(scrolled)
  const to = Math.round(across(top, stopsOf(scrolled.document, other.document)))
  put.set(other, to)
  other.scrollTo({ top: to, behavior: 'instant' })
}

/** What a distance of the first document is in the second: in proportion between two stops. */
export function across(top: number, stops: Stops): number {
  const index = Math.max(
    1,
    stops.findIndex(([here]) => here >= top),
  )
  const [[from, fromThere] = [0, 0], [to, toThere] = [0, 0]] = [stops[index - 1], stops[index]]
  return to === from ? toThere : fromThere + ((top - from) * (toThere - fromThere)) / (to - from)
}

function stopsOf(here: Document, there: Document): Stops {
  const [own, others] = [blocksOf(here), blocksOf(there)]
  const [end, otherEnd] = [endOf(here), endOf(there)]
  let [index, otherIndex] = [0, 0]
  // A language may have a block more than the other.
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
