import { matches, parseSelector, type Selector, type Styled } from './selectors.ts'

/** Property names in lower case; only those that decide whether text is seen. */
export type Declarations = ReadonlyMap<string, string>

type Rule = { readonly selector: Selector; readonly declarations: Declarations; readonly order: number }

const relevant =
  /^(?:display|visibility|opacity|font-size|font|color|background(?:-color|-image|-clip)?|-webkit-background-clip|position|left|right|top|bottom|inset-inline-start|margin-left|margin-top|text-indent|filter|content-visibility|clip|clip-path|width|height|max-height|overflow|transform|transition|animation|all)$/

export function declarationsOf(style: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const one of style.split(';')) {
    const colon = one.indexOf(':')
    const name = one.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && relevant.test(name))
      found.set(
        name,
        one
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      )
  }
  return found
}

/** What a rule could say later. `isNamed`: it is for a class or an id of the element, and not for all of its kind. */
export type Possible = { readonly declarations: Declarations; readonly isNamed: boolean }

/** A script adds classes, a narrow screen or a hover changes rules: what a rule could say later is kept beside what holds. */
export type Style = { readonly holds: Declarations; readonly possible: readonly Possible[] }

/** Selectors that are kept. */
const most = 20_000
/** Rules, at-rules and selectors that are read, of interest or not: 4 MB of ordinary sheets. */
const mostRead = 100_000
/** Blocks within blocks, of which each level looks for its ends anew; nobody nests five. */
const deepest = 20

/** The style sheets that are in a page. Those in files are not known: what they say can only reveal. */
export class Sheets {
  private readonly byKey = new Map<string, Rule[]>()
  private count = 0
  private unread = mostRead

  constructor(html: string) {
    const opening = /<style\b[^<>]*>/gi
    for (let match = opening.exec(html); match; match = opening.exec(html)) {
      const start = opening.lastIndex
      const end = html.indexOf('</style', start)
      if (end < 0) break
      if (!/\smedia\s*=\s*["']?print/i.test(match[0])) this.read(withoutComments(html.slice(start, end)), false)
      opening.lastIndex = end
    }
  }

  private read(css: string, isConditional: boolean, depth = 0): void {
    let at = 0
    while (at < css.length && this.count < most && this.unread-- > 0) {
      const open = css.indexOf('{', at)
      if (open < 0) return
      // Cut first: a search backwards for a sign that is not there would end at the start of the sheet, for each rule.
      const before = css.slice(at, open)
      const prelude = before.slice(before.lastIndexOf(';') + 1).trim()
      if (prelude.startsWith('@')) {
        const end = endOfBlock(css, open)
        if (
          depth < deepest &&
          /^@(?:media|supports|layer|container|scope)/i.test(prelude) &&
          !/^@media\s+print\s*$/i.test(prelude)
        )
          this.read(
            css.slice(open + 1, end - 1),
            isConditional || !/^@(?:layer|media\s+(?:all|screen)\s*$)/i.test(prelude),
            depth + 1,
          )
        at = end
        continue
      }
      const close = css.indexOf('}', open)
      if (close < 0) return
      const declarations = declarationsOf(css.slice(open + 1, close))
      if (declarations.size > 0)
        for (const one of prelude.split(',')) {
          if (this.count >= most || this.unread-- <= 0) return
          this.add(one.trim(), declarations, isConditional)
        }
      at = close + 1
    }
  }

  private add(written: string, declarations: Declarations, isConditional: boolean): void {
    const selector = parseSelector(written)
    if (!selector) return
    const rule = {
      selector: isConditional ? { ...selector, isConditional: true } : selector,
      declarations,
      order: this.count++,
    }
    const { id, classes, tag } = selector.subject
    const keys = [...(id === undefined ? [] : [`#${id}`]), ...classes.map((one) => `.${one}`)]
    for (const key of keys.length > 0 ? keys : [tag ?? '*']) {
      const rules = this.byKey.get(key)
      if (rules) rules.push(rule)
      else this.byKey.set(key, [rule])
    }
  }

  get isEmpty(): boolean {
    return this.count === 0
  }

  styleOf(element: Styled): Style | undefined {
    const { id } = element.attributes
    const rules: Rule[] = []
    const gather = (key: string) => {
      const own = this.byKey.get(key)
      if (own) rules.push(...own)
    }
    gather('*')
    gather(element.name)
    for (const one of element.classes) gather(`.${one}`)
    if (id !== undefined) gather(`#${id}`)
    if (rules.length === 0) return undefined
    const holding: Rule[] = []
    const possible: Possible[] = []
    for (const rule of rules) {
      if (!rule.selector.isConditional && matches(rule.selector, element)) holding.push(rule)
      else {
        const { id, classes } = rule.selector.subject
        possible.push({ declarations: rule.declarations, isNamed: id !== undefined || classes.length > 0 })
      }
    }
    holding.sort((a, b) => a.selector.specificity - b.selector.specificity || a.order - b.order)
    const holds = new Map<string, string>()
    for (const { declarations } of holding)
      for (const [name, value] of declarations)
        if (!holds.get(name)?.endsWith('!important') || value.endsWith('!important')) holds.set(name, value)
    return { holds, possible }
  }
}

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}' && --depth === 0) return at + 1
  }
  return css.length
}

/** Not by an expression: each comment that begins and does not end would be searched for its end. */
function withoutComments(css: string): string {
  const [first = '', ...pieces] = css.split('/*')
  return pieces.reduce((kept, piece) => {
    const end = piece.indexOf('*/')
    return end < 0 ? kept : kept + piece.slice(end + 2)
  }, first)
}
