import { outside } from '../words.ts'
import {
  isWithin,
  longestSelector,
  matches,
  parseSelector,
  type Selector,
  type Styled,
  selectorsOf,
  type Work,
} from './selectors.ts'

/** Property names in lower case; only those that decide whether text is seen. */
export type Declarations = ReadonlyMap<string, string>

const relevant =
  /^(?:display|visibility|opacity|font-size|font|color|background(?:-color|-image|-clip)?|-webkit-background-clip|position|left|right|top|bottom|inset-inline-start|margin-left|margin-top|text-indent|filter|content-visibility|clip|clip-path|width|height|max-height|overflow|transform|scale|translate|z-index|transition|animation|all)$/

/** Whether a property decides what is seen. @param name in lower case */
export const decidesWhatIsSeen = (name: string): boolean => relevant.test(name)

export function declarationsOf(style: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const one of style.split(';')) {
    const colon = one.indexOf(':')
    const name = one.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && decidesWhatIsSeen(name)) found.set(name, beginningOf(one.slice(colon + 1)))
  }
  return found
}

/** Its beginning is enough, and is looked at for each element: pictures are written into values. */
function beginningOf(written: string): string {
  const value = written.trim().toLowerCase()
  if (value.length <= longest) return value
  return value.slice(0, longest) + (value.endsWith('!important') ? '!important' : '')
}

const longest = 1000

/** What a rule could say later. `isNamed`: it is for a class or an id of the element, and not for all of its kind. */
export type Possible = { readonly declarations: Declarations; readonly isNamed: boolean }

type Rule = Possible & { readonly selector: Selector; readonly order: number }

/** A script adds classes, a narrow screen or a hover changes rules: what a rule could say later is kept beside what holds. */
export type Style = {
  readonly holds: Declarations
  /** The properties that a rule for a class or an id of the element decides. */
  readonly named: ReadonlySet<string>
  readonly possible: readonly Possible[]
  /** Whether one of the possible rules that name it paints its ground. */
  readonly mayBePainted: boolean
}

const first = ':first-child'

type Kind = { readonly index: number; readonly keys: readonly string[]; style?: Style | undefined }

/** Selectors that are kept. */
const most = 20_000
/** Rules, at-rules and selectors that are read, of interest or not: 4 MB of ordinary sheets. */
const mostRead = 100_000
/** Blocks within blocks, of which each level looks for its ends anew; nobody nests five. */
const deepest = 20
/** Of `Work`: about a second. Pages that are not made to be slow take a tenth. */
const enough = 20_000_000

/** Whether a page has styles that are not in it: in files, or made by a script from its classes. */
export const hasSheetsElsewhere = (html: string): boolean =>
  /<link\b[^>]{0,300}stylesheet|@import\b|<script\b[^>]{0,300}(?:tailwind|twind|unocss)/i.test(html)

/** The style sheets that are in a page. Those in files are not known: what they say can only reveal. */
export class Sheets {
  private readonly byKey = new Map<string, Rule[]>()
  private count = 0
  private unread = mostRead
  readonly work: Work = { left: enough }
  readonly hasOthers: boolean
  /** The ids and classes that selectors speak of, and whether they speak of first children. */
  private readonly spoken = new Set<string>()
  private readonly kinds = new Map<string, Kind>()
  private readonly kindsOf = new WeakMap<Styled, Kind>()

  constructor(html: string) {
    this.hasOthers = hasSheetsElsewhere(html)
    const opening = /<!--|<(style|script|noscript|template|textarea)\b([^<>]*)>/gi
    for (let match = opening.exec(html); match; match = opening.exec(html)) {
      const [, name, attributes = ''] = match
      const closing = name === undefined ? /-->/g : new RegExp(`</${name}`, 'gi')
      closing.lastIndex = opening.lastIndex
      const end = closing.exec(html)?.index
      if (end === undefined) break
      // What is in a comment, in the text of a script, or for those without scripts, styles nothing.
      if (name?.toLowerCase() === 'style') this.readFor(mediaIn(attributes), html.slice(opening.lastIndex, end))
      opening.lastIndex = end
    }
  }

  private readFor(media: string, css: string): void {
    if (media !== 'print') this.read(outside('/*', '*/', css), !/^(?:(?:only )?screen|all)?$/.test(media))
  }

  /** @param around the selectors of the rule that it is nested in */
  private read(css: string, isConditional: boolean, depth = 0, around: readonly string[] = []): void {
    let at = 0
    for (let open = css.indexOf('{'); open >= 0; open = css.indexOf('{', at)) {
      if (this.count >= most || this.unread-- <= 0) return
      // Cut first: a search backwards for a sign that is not there would end at the start of the sheet, for each rule.
      const before = css.slice(at, open)
      const cut = before.lastIndexOf(';') + 1
      this.keep(around, before.slice(0, cut), isConditional)
      const prelude = before.slice(cut).trim()
      at = endOfBlock(css, open)
      const inner = css.slice(open + 1, at - 1)
      if (depth >= deepest) continue
      if (!prelude.startsWith('@')) this.read(inner, isConditional, depth + 1, this.nested(around, prelude))
      else if (/^@(?:media|supports|layer|container|scope)/i.test(prelude) && !/^@media\s+print\s*$/i.test(prelude))
        this.read(inner, isConditional || !/^@(?:layer|media\s+(?:all|screen)\s*$)/i.test(prelude), depth + 1, around)
    }
    this.keep(around, css.slice(at), isConditional)
  }

  private keep(selectors: readonly string[], written: string, isConditional: boolean): void {
    const declarations = selectors.length === 0 ? undefined : declarationsOf(written)
    if (!declarations?.size) return
    for (const one of selectors) {
      if (this.count >= most || this.unread-- <= 0) return
      this.add(one.trim(), declarations, isConditional)
    }
  }

  /** Their number may multiply from level to level. */
  private nested(around: readonly string[], prelude: string): string[] {
    const inner = selectorsOf(prelude)
    if (around.length === 0) return inner
    this.unread -= around.length * inner.length
    if (this.unread < 0) return []
    return around.flatMap((outer) =>
      inner
        .map((one) => (one.includes('&') ? one.replace('&', () => outer.trim()) : `${outer} ${one}`))
        .filter(({ length }) => length <= longestSelector),
    )
  }

  private add(written: string, declarations: Declarations, isConditional: boolean): void {
    const selector = parseSelector(written)
    if (!selector) return
    const { id, classes, tag } = selector.subject
    const rule: Rule = {
      selector: isConditional ? { ...selector, isConditional: true } : selector,
      declarations,
      isNamed: id !== undefined || classes.length > 0,
      order: this.count++,
    }
    const keys = [...(id === undefined ? [] : [`#${id}`]), ...classes.map((one) => `.${one}`)]
    for (const { id, classes, isFirst } of [selector.subject, ...selector.around.map(({ compound }) => compound)]) {
      if (isFirst) this.spoken.add(first)
      if (id !== undefined) this.spoken.add(`#${id}`)
      for (const one of classes) this.spoken.add(`.${one}`)
    }
    for (const key of keys.length > 0 ? keys : [tag ?? '*']) {
      const rules = this.byKey.get(key)
      if (rules) rules.push(rule)
      else this.byKey.set(key, [rule])
    }
  }

  get isEmpty(): boolean {
    return this.count === 0
  }

  /** @returns undefined if no rule is for the element, or nobody can say any more */
  styleOf(element: Styled): Style | undefined {
    const kind = this.kindOf(element)
    if (!('style' in kind)) kind.style = this.styleOfKind(element, kind.keys)
    return kind.style
  }

  /** Elements that no selector can tell apart, by themselves or by what is around them, are of one kind. */
  private kindOf(element: Styled): Kind {
    const known = this.kindsOf.get(element)
    if (known) return known
    const { id } = element.attributes
    const named = element.classes.map((one) => `.${one}`)
    if (id !== undefined) named.push(`#${id}`)
    if (element.isFirst) named.push(first)
    const keys = [element.name, ...named.filter((one) => this.spoken.has(one))]
    const key = `${element.parent ? this.kindOf(element.parent).index : ''} ${keys.join(' ')}`
    const kind = this.kinds.get(key) ?? { index: this.kinds.size, keys }
    this.kinds.set(key, kind)
    this.kindsOf.set(element, kind)
    return kind
  }

  private styleOfKind(element: Styled, keys: readonly string[]): Style | undefined {
    const lists = ['*', ...keys].flatMap((key) => {
      const rules = this.byKey.get(key)
      return rules ? [rules] : []
    })
    if (lists.length === 0) return undefined
    const winners = new Map<string, Rule>()
    const possible: Rule[] = []
    for (const rules of lists)
      for (const rule of rules) {
        if (this.work.left <= 0) return undefined
        if (rule.selector.isConditional || !matches(rule.selector, element, this.work)) {
          if (!rule.isNamed && !isWithin(rule.selector, element, this.work)) continue
          // It is kept, too.
          this.work.left -= 3
          possible.push(rule)
          continue
        }
        this.work.left -= 2 * rule.declarations.size
        for (const name of rule.declarations.keys()) if (wins(rule, winners.get(name), name)) winners.set(name, rule)
      }
    const holds = new Map([...winners].map(([name, { declarations }]) => [name, declarations.get(name) ?? '']))
    const named = new Set([...winners].flatMap(([name, { isNamed }]) => (isNamed ? [name] : [])))
    const mayBePainted = possible.some(
      ({ isNamed, declarations }) => isNamed && [...declarations.keys()].some((name) => name.startsWith('background')),
    )
    return { holds, named, possible, mayBePainted }
  }
}

function wins(rule: Rule, before: Rule | undefined, name: string): boolean {
  if (!before) return true
  const isImportant = ({ declarations }: Rule) => declarations.get(name)?.endsWith('!important') === true
  return (
    (Number(isImportant(rule)) - Number(isImportant(before)) ||
      rule.selector.specificity - before.selector.specificity ||
      rule.order - before.order) > 0
  )
}

/** The value of the attribute `media` among those of a tag. */
const mediaIn = (attributes: string) =>
  (/\smedia\s*=\s*("[^"]*|'[^']*|[^\s"']+)/i.exec(attributes)?.[1] ?? '').replace(/^["']/, '').trim().toLowerCase()

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}' && --depth === 0) return at + 1
  }
  return css.length
}
