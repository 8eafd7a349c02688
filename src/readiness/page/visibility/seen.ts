import { whole } from '../kinds-of-element.ts'
import type { Hiding } from '../page.ts'
import type { Styled, Work } from './selectors.ts'
import { type Declarations, declarationsOf, hasSheetsElsewhere, type Sheets, type Style } from './sheets.ts'

/** What holds for the text of an element, inherited from those around it. */
export type Seen = {
  /** Size of the letters in pixels. */
  readonly size: number
  readonly ink: string | undefined
  /** What is behind the text, as far as a plain colour is known. */
  readonly paper: string | undefined
}

/** Before any style. A page whose sheets are in files has a paper of unknown colour. */
export const seenAtFirst = (html: string): Seen => ({
  size: 16,
  ink: '0,0,0',
  paper: hasSheetsElsewhere(html) ? undefined : '255,255,255',
})

/** How an element hides its text, and whether something may show it: a script, a pointer, a wider screen. */
export type Look = { readonly seen: Seen; readonly hiding: Hiding | undefined; readonly mayShow: boolean }

export function lookOf(element: Styled, around: Seen, sheets: Sheets): Look {
  const { style, hidden, bgcolor, background } = element.attributes
  const sheet = sheets.isEmpty ? undefined : sheets.styleOf(element)
  // A rule elsewhere, or one for a state or a width, may paint what is named.
  const isNamed = element.classes.length > 0 || element.attributes.id !== undefined
  const mayBePainted = (isNamed && sheets.hasOthers) || sheet?.mayBePainted === true
  const ground = mayBePainted ? { ...around, paper: undefined } : around
  if (!sheet && [style, hidden, bgcolor, background].every((one) => one === undefined))
    return { seen: ground, hiding: undefined, mayShow: false }
  const css = merged(sheet, style)
  if (!css.has('background') && !css.has('background-color')) {
    if (bgcolor !== undefined) css.set('background-color', bgcolor.trim().toLowerCase())
    if (background !== undefined) css.set('background-image', 'url()')
  }
  if (whole.has(element.name)) {
    const { paper, ...seen } = seenWithin(css, ground)
    // A page that is hidden as a whole is shown by a script, or is read by those who know no styles. What it is painted on
    // another sheet may say.
    return { seen: { ...seen, paper: around.paper && paper }, hiding: undefined, mayShow: false }
  }
  // As the sheet of browsers has it.
  if (hidden !== undefined && !css.has('display')) css.set('display', 'none')
  const seen = seenWithin(css, ground)
  const isWhite = style !== undefined && seen.paper === undefined && css.has('color') && isNear(seen.ink, '255,255,255')
  const hiding = hidingOf(css, seen) ?? (isWhite ? 'faint' : undefined)
  const mayShow =
    hiding !== undefined &&
    hiding !== 'faint' &&
    // By this mark Webflow finds what it fades in.
    (element.attributes['data-w-id'] !== undefined ||
      isChangeable(hiding, css, sheet, inlineOf(style), ground, sheets.work))
  return { seen, hiding, mayShow }
}

const inlineOf = (style: string | undefined): Declarations => declarationsOf((style ?? '').slice(0, 4000))

function merged(sheet: Style | undefined, style: string | undefined): Map<string, string> {
  const css = new Map(sheet?.holds)
  if (style !== undefined)
    for (const [name, value] of inlineOf(style))
      if (!css.get(name)?.endsWith('!important') || value.endsWith('!important')) css.set(name, value)
  for (const [name, value] of css) css.set(name, value.replace(/!important$/, '').trimEnd())
  return css
}

function seenWithin(css: Declarations, around: Seen): Seen {
  const colour = css.get('color')
  return {
    size: sizeOf(
      css.get('font-size') ?? /(?:^|\s)([\d.]+(?:px|em|rem|pt|%|vw))/.exec(css.get('font') ?? '')?.[1],
      around.size,
    ),
    ink: colour === undefined || colour === 'inherit' ? around.ink : colourOf(colour),
    paper: paperWithin(css, around),
  }
}

function paperWithin(css: Declarations, around: Seen): string | undefined {
  const written = ['background-color', 'background'].flatMap((name) => css.get(name) ?? [])
  const paints = written
    .filter((one) => !/^(?:none|0|inherit|initial|unset|revert)\b/.test(one))
    .map((one) => (isTranslucent(one) ? undefined : colourOf(one)))
    .filter((one) => one !== 'transparent')
  const [paint] = paints
  if (/url\(|gradient/.test(`${css.get('background') ?? ''}${css.get('background-image') ?? ''}`)) return undefined
  if (paints.length === 0) return isAbove(css) ? undefined : around.paper
  // Two that differ are of two rules, of which one wins.
  return paints.every((one) => one === paint) ? paint : undefined
}

const isAway = (css: Declarations) => /^(?:absolute|fixed)$/.test(css.get('position') ?? '')

/** Over others: what it is painted on may be a picture. */
const isAbove = (css: Declarations) => isAway(css) || (css.has('z-index') && css.has('position'))

function sizeOf(written: string | undefined, around: number): number {
  const [, number = '', unit = ''] = /^(-?[\d.]+)([a-z%]*)$/.exec(written ?? '') ?? []
  if (number === '') return written === undefined || written === 'inherit' ? around : 16
  const value = Number(number)
  if (unit === 'em' || unit === '%') return (value * around) / (unit === 'em' ? 1 : 100)
  return value * (pixels.get(unit) ?? 16)
}

const pixels = new Map(Object.entries({ '': 1, px: 1, pt: 4 / 3, rem: 16, vw: 10, vh: 8 }))

/** Letters smaller than this are no letters. */
const smallest = 2
export const isTooSmall = ({ size }: Seen) => size < smallest
const outside = /^-(?:[5-9]\d\d|\d{4,})(?:\.\d+)?(?:px)?$|^-\d{2,}(?:\.\d+)?(?:em|rem)$|^-\d{3,}(?:vw|vh|%)$/

function hidingOf(css: Declarations, seen: Seen): Hiding | undefined {
  const { ink, paper } = seen
  const get = (name: string) => css.get(name) ?? ''
  if (
    get('display') === 'none' ||
    /^(?:hidden|collapse)$/.test(get('visibility')) ||
    get('content-visibility') === 'hidden'
  )
    return 'undisplayed'
  const isClipped = /^rect\((?:0|1px)|^inset\((?:50|100)%/.test(css.get('clip') ?? get('clip-path'))
  // The pattern that accessibility guides give for text that is meant for screen readers.
  if (isClipped && (isAway(css) || get('width') === '1px')) return 'spoken'
  const isClear = /^(?:0|0?\.0\d*|0%)$/.test(get('opacity')) || /opacity\((?:0|0?\.0\d*|0%)\)/.test(get('filter'))
  const isCut = /^inset\((?:50|100)%/.test(get('clip-path'))
  const isMoved = isAway(css) || get('position') === 'relative'
  const isOutside =
    outside.test(get('text-indent')) ||
    (isMoved && ['left', 'top', 'right', 'bottom', 'inset-inline-start'].some((side) => outside.test(get(side)))) ||
    ['margin-left', 'margin-top'].some((side) => outside.test(get(side))) ||
    /scale\(0\)|translate(?:3d|[xy])?\((?:0(?:px)?,\s*)?-(?:\d{4,}px|\d{3,}v[wh])/.test(get('transform')) ||
    /^0(?:%|\s|$)/.test(get('scale')) ||
    /^(?:0(?:px)?\s)?-(?:\d{4,}px|\d{3,}v[wh])/.test(get('translate'))
  const isFlat =
    get('overflow') === 'hidden' &&
    [css.get('max-height') ?? get('height'), get('width')].some((size) => /^0(?:px)?$/.test(size))
  // 100%, as resets of all elements have it, is the size of what is around: a class may set another in a file.
  const isSmall = isTooSmall(seen) && /^(?!(?:100%|1em)$)[\d.]/.test(css.get('font-size') ?? get('font'))
  // Letters filled by a picture are transparent, and seen.
  const isPainted = /text/.test(css.get('background-clip') ?? get('-webkit-background-clip'))
  const isInvisible = css.has('color') && !isPainted && (ink === 'transparent' || isNear(ink, paper))
  return isClear || isCut || isOutside || isFlat || isSmall || isInvisible ? 'disguised' : undefined
}

/** One rule tried, in comparisons of an element. */
const trial = 60

/** Whether what hides an element moves, or another rule for it shows it again; when nobody can say any more, it may. */
function isChangeable(
  hiding: Hiding,
  css: Declarations,
  sheet: Style | undefined,
  inline: Declarations,
  around: Seen,
  work: Work,
): boolean {
  // Libraries that fade in what is scrolled to write both into the element.
  const fadesIn = css.has('opacity') && /^(?:none|translate)/.test(css.get('transform') ?? '')
  if (work.left <= 0 || fadesIn || css.has('transition') || css.has('animation')) return true
  const hidesItself = inline.size > 0 && hidingOf(inline, seenWithin(inline, around)) === hiding
  return (sheet?.possible ?? []).some(({ declarations: other, isNamed }) => {
    if (hidesItself && !isNamed) return false
    work.left -= trial
    if (work.left <= 0) return true
    // Themes let everything of a kind move.
    if (isNamed && (other.has('transition') || other.has('animation'))) return true
    // What the element says of itself yields to what is important only; and neither that nor what a class of it says yields
    // to a rule for all paragraphs somewhere else.
    const stronger = [...other].filter(([name, value]) =>
      isNamed ? !inline.has(name) || value.endsWith('!important') : !inline.has(name) && !sheet?.named.has(name),
    )
    const changed = new Map([...css, ...stronger])
    const then = hidingOf(changed, seenWithin(changed, around))
    // To switch it off is not to show it.
    return then !== hiding && then !== 'undisplayed'
  })
}

/** Two colours that no eye tells apart. */
function isNear(ink: string | undefined, paper: string | undefined): boolean {
  if (ink === undefined || paper === undefined) return false
  const [a, b] = [ink.split(','), paper.split(',')]
  return a.length === 3 && b.length === 3 && a.every((part, index) => Math.abs(Number(part) - Number(b[index])) <= 10)
}

/** Those that pages are made of: near white, near black, grey. In a map: an object would also know `constructor`. */
const names = new Map(
  Object.entries({
    white: '255,255,255',
    snow: '255,250,250',
    ivory: '255,255,240',
    ghostwhite: '248,248,255',
    whitesmoke: '245,245,245',
    floralwhite: '255,250,240',
    mintcream: '245,255,250',
    azure: '240,255,255',
    aliceblue: '240,248,255',
    seashell: '255,245,238',
    linen: '250,240,230',
    beige: '245,245,220',
    gainsboro: '220,220,220',
    lightgray: '211,211,211',
    lightgrey: '211,211,211',
    silver: '192,192,192',
    gray: '128,128,128',
    grey: '128,128,128',
    black: '0,0,0',
    navy: '0,0,128',
    red: '255,0,0',
    blue: '0,0,255',
    green: '0,128,0',
    yellow: '255,255,0',
    transparent: 'transparent',
  }),
)

type Colour = { readonly colour: string | undefined; readonly alpha: number }

/** `r,g,b`, or `transparent`; undefined for what is none or not known. */
export function colourOf(written: string): string | undefined {
  const { colour, alpha } = parsed(written)
  return alpha === 0 ? 'transparent' : colour
}

/** Whether a ground lets through what is behind it, a tenth of it at least. */
function isTranslucent(written = ''): boolean {
  const { alpha } = parsed(written)
  return alpha > 0 && alpha <= 0.9
}

function parsed(written: string): Colour {
  // The colours in them are not the one that is painted.
  if (/\b(?:var|color-mix|light-dark)\(/.test(written)) return { colour: undefined, alpha: 1 }
  const hex = /#([\da-f]{3,8})\b/.exec(written)?.[1]
  if (hex !== undefined) {
    const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
    const [red, green, blue, alpha] = [0, 2, 4, 6].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
    return { colour: [red, green, blue].join(), alpha: long.length === 8 ? (alpha ?? 255) / 255 : 1 }
  }
  const [, model = '', inner = ''] = /(rgb|hsl)a?\(([^()]*)\)/.exec(written) ?? []
  const parts = inner.split(/[\s,/]+/).filter(Boolean)
  const [, , , last = '1'] = parts
  const alpha = Number.parseFloat(last) / (last.endsWith('%') ? 100 : 1)
  if (model === 'rgb') {
    const channels = parts
      .slice(0, 3)
      .map((part) => (part.endsWith('%') ? Math.round(Number.parseFloat(part) * 2.55) : Number.parseFloat(part)))
    return { colour: channels.join(), alpha }
  }
  if (model === 'hsl') return { colour: ofHue(parts.map((part) => Number.parseFloat(part))), alpha }
  return { colour: names.get(/^[a-z]+/.exec(written)?.[0] ?? ''), alpha: 1 }
}

function ofHue([hue = 0, saturation = 0, lightness = 0]: readonly number[]): string {
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)
  return [0, 8, 4]
    .map((turn) => {
      const part = (turn + hue / 30) % 12
      return Math.round(255 * (lightness / 100 - reach * Math.max(-1, Math.min(part - 3, 9 - part, 1))))
    })
    .join()
}
