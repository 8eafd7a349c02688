import type { Hiding } from './page.ts'

/** What a declaration list does to text. */
export function hidingOf(style: string): Hiding | undefined {
  const css = style.toLowerCase().replace(/\s+/g, '').replaceAll('!important', '')
  const has = (pattern: RegExp) => pattern.test(css)
  if (has(/(?:^|;)(?:display:none|visibility:(?:hidden|collapse))/)) return 'undisplayed'
  const clipped = has(/(?:^|;)clip(?:-path)?:(?:rect\((?:0|1px)|inset\((?:50|100)%)/)
  // The pattern that accessibility guides give for text that is meant for screen readers.
  if (clipped && has(/(?:^|;)(?:width|inline-size|position):(?:1px|absolute|fixed)/)) return 'spoken'
  const disguised =
    has(/(?:^|;)opacity:0(?:\.0+\d?)?(?:;|$)/) ||
    has(/(?:^|;)font-size:(?:0(?:\.\d+)?|1)(?:px|pt|em|rem|%)?(?:;|$)/) ||
    has(/(?:^|;)color:(?:transparent|rgba\([^)]*,0(?:\.0+)?\)|#[\da-f]{6}00|#[\da-f]{3}0)(?:;|$)/) ||
    has(/(?:^|;)text-indent:-\d{3,}(?:\.\d+)?(?:px|em|rem|vw|%)/) ||
    (has(/(?:^|;)position:(?:absolute|fixed)/) && has(/(?:^|;)(?:left|top|right|inset-inline-start):-\d{3,}/)) ||
    (has(/(?:^|;)(?:max-)?height:0(?:px)?(?:;|$)/) && has(/(?:^|;)overflow:hidden/)) ||
    sameColours(css)
  return disguised ? 'disguised' : undefined
}

function sameColours(css: string): boolean {
  const ink = /(?:^|;)color:([^;]{2,40})/.exec(css)?.[1]
  const paper = /(?:^|;)background(?:-color)?:([^;]{2,40})/.exec(css)?.[1]
  return ink !== undefined && paper !== undefined && colour(ink) === colour(paper)
}

const names: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' }

function colour(written: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(written)
  return short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : (names[written] ?? written)
}

/** The classes and ids that the style sheets of a page hide by a plain selector, outside conditions. */
export function hidingRules(html: string): ReadonlyMap<string, Hiding> {
  const rules = new Map<string, Hiding>()
  const lower = html.toLowerCase()
  for (let open = lower.indexOf('<style'); open >= 0; open = lower.indexOf('<style', open + 6)) {
    const start = html.indexOf('>', open)
    const end = start < 0 ? -1 : lower.indexOf('</style', start)
    if (end < 0) break
    readSheet(html.slice(start + 1, end), rules)
    open = end
  }
  return rules
}

function readSheet(css: string, rules: Map<string, Hiding>): void {
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    if (open < 0) return
    const prelude = css
      .slice(at, open)
      .replace(/^[^;]*;/, '')
      .trim()
    if (prelude.startsWith('@')) {
      at = endOfBlock(css, open)
      continue
    }
    const close = css.indexOf('}', open)
    if (close < 0) return
    const hiding = hidingOf(css.slice(open + 1, close))
    if (hiding)
      for (const selector of prelude.split(',').map((one) => one.trim()))
        if (/^[.#][\w-]+$/.test(selector)) rules.set(selector, hiding)
    at = close + 1
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
