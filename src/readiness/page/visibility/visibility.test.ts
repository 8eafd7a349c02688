import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'
import { colourOf, lookOf, seenAtFirst } from './seen.ts'
import { matches, parseSelector, type Styled } from './selectors.ts'
import { declarationsOf, Sheets } from './sheets.ts'

const element = (name: string, attributes: Record<string, string> = {}, parent?: Styled): Styled => ({
  name,
  attributes,
  classes: attributes.class?.split(' ') ?? [],
  parent,
  isFirst: false,
})

describe('a selector', () => {
  const inner = element('p', { class: 'a b', id: 'one' }, element('div', { class: 'box' }, element('main')))
  const isMatch = (written: string) => {
    const selector = parseSelector(written)
    return selector && matches(selector, inner)
  }

  it.each(['p', '*', '.a', '.a.b', 'p#one', 'main p', 'main .box > p', '.box>.b'])('%s matches', (written) => {
    expect(isMatch(written)).toBe(true)
  })

  it.each(['div', '.c', '.a.c', '#two', 'main > p', '.box .box p'])('%s does not', (written) => {
    expect(isMatch(written)).toBe(false)
  })

  it('of what is no element is none', () => {
    for (const written of ['p::before', '.a:after', '', '%', `.${'a'.repeat(400)}`])
      expect(parseSelector(written)).toBeUndefined()
  })

  it('knows whether it holds in a state only, and its weight', () => {
    const facts = (written: string) => parseSelector(written)
    for (const written of ['p:hover', 'a + p', 'details[open] p', 'p:not(:first-child)', 'p:first-child:hover'])
      expect(facts(written)?.isConditional).toBe(true)
    for (const written of ['main > .a', 'ul > :first-child .a']) expect(facts(written)?.isConditional).toBe(false)
    const weights = ['p', '.a', 'p.a', '.a:first-child', '#one', '#one .a'].map(
      (written) => facts(written)?.specificity ?? 0,
    )
    expect(weights).toEqual(weights.toSorted((a, b) => a - b))
    expect(new Set(weights).size).toBe(weights.length)
  })
})

describe('the sheets of a page', () => {
  const holds = (css: string, styled = element('p', { class: 'a', id: 'one' })) =>
    Object.fromEntries(new Sheets(`<style>${css}</style>`).styleOf(styled)?.holds ?? [])

  it('hold by weight, then by order; what is important goes first', () => {
    expect(holds('.a{color:red}p{color:blue}')).toEqual({ color: 'red' })
    expect(holds('p{color:red}p{color:blue}')).toEqual({ color: 'blue' })
    expect(holds('p{color:red!important}#one{color:blue}')).toEqual({ color: 'red!important' })
  })

  it('know comments, lists of selectors, imports and braces within braces', () => {
    expect(holds('@import "x.css";/* p{color:red} */ h1,p{opacity:0}@font-face{src:url(a)}')).toEqual({ opacity: '0' })
    expect(holds('.b :is(h1,.a) + *,[title="p,"]{color:red}h1,p{opacity:0}')).toEqual({ opacity: '0' })
    expect(holds('@media screen{p{opacity:0}}')).toEqual({ opacity: '0' })
    expect(holds('@media print{p{opacity:0}}')).toEqual({})
  })

  it('know rules within rules, and what is behind them', () => {
    expect(holds('main{color:blue;& .b{left:0;position:fixed}}p{&.a{opacity:0}color:red}')).toEqual({
      opacity: '0',
      color: 'red',
    })
    expect(holds('main{& .b{left:0;position:fixed}top:0}', element('main'))).toEqual({ top: '0' })
    const inner = element('p', {}, element('div', { class: 'box' }))
    expect(holds('.x,.box{> b,p{opacity:0}@media (width>9em){p{opacity:1}}}', inner)).toEqual({ opacity: '0' })
    // Selectors that multiply from level to level.
    expect(new Sheets(`<style>${'p,p,p,p,p,p{'.repeat(19)}color:red`).isEmpty).toBe(true)
  })

  it('keep what may come to hold apart: other widths, states, classes that a script adds', () => {
    const css = '@media (min-width:60em){.a{opacity:1}}.a.open{opacity:.5}.a:hover{opacity:.7}.a{opacity:0}'
    const style = new Sheets(`<style>${css}</style>`).styleOf(element('p', { class: 'a' }))
    expect(style?.holds.get('opacity')).toBe('0')
    expect(style?.possible.map(({ declarations }) => declarations.get('opacity'))).toEqual(['1', '.5', '.7'])
  })

  it('are read once from the beginning to the end, up to a number of rules, of whatever kind', () => {
    const isRead = (css: string) => !new Sheets(`<style>${css}p{opacity:0}</style>`).isEmpty
    // Minutes, if each rule looked back to the beginning.
    for (const rule of [`a{b:${'c'.repeat(200)}}`, `@a{${'c'.repeat(200)}}`])
      expect(isRead(rule.repeat(90_000))).toBe(true)
    for (const rule of ['a{b:c}', '@a{}', '@media a{}']) expect(isRead(rule.repeat(110_000)), rule).toBe(false)
    expect(isRead(`${'a::before,'.repeat(110_000)}b{color:red}`)).toBe(false)
    // More selectors than an engine takes arguments.
    const many = new Sheets(`<style>${'p,'.repeat(200_000)}p{opacity:0}</style>`)
    expect(many.styleOf(element('p'))?.holds.get('opacity')).toBe('0')
  })

  it('nest no deeper than a few times', () => {
    const nested = (depth: number) =>
      holds(`${'@media screen{'.repeat(depth)}p{opacity:0}${'}'.repeat(depth)}p{color:red}`)
    expect(nested(10)).toEqual({ opacity: '0', color: 'red' })
    expect(nested(100)).toEqual({ color: 'red' })
    expect(new Sheets(`<style>${'@media a{'.repeat(200_000)}</style>`).isEmpty).toBe(true)
  })

  it('keep the beginning of a value, and whether it is important', () => {
    const [value = ''] = declarationsOf(`background:url(${'a'.repeat(1_000_000)}) !important`).values()
    expect(value).toMatch(/^url\(a+!important$/)
    expect(value.length).toBeLessThan(1100)
  })

  it('are compared once for all elements that no selector can tell apart', () => {
    const sheets = new Sheets(`<style>${'.a .b{opacity:0}'.repeat(5000)}#c{color:red}</style>`)
    const { left } = sheets.work
    const [inside, outside] = [element('div', { class: 'a x' }), element('div', { class: 'x' })]
    const styles = Array.from({ length: 10_000 }, (_, index) => {
      const attributes = { class: `b x${index}`, id: `y${index}` }
      return sheets.styleOf(element('p', attributes, index % 2 === 0 ? inside : outside))
    })
    expect(styles.map((style) => style?.holds.size)).toEqual(styles.map((_, index) => (index % 2 === 0 ? 1 : 0)))
    expect(left - sheets.work.left).toBeLessThan(100_000)
    // What a selector speaks of tells apart.
    expect(sheets.styleOf(element('p', { class: 'b', id: 'c' }, inside))?.holds.size).toBe(2)
  })

  it('are compared up to an amount for a page; then nobody is accused', () => {
    const css = Array.from({ length: 9000 }, (_, index) => `.a .b{opacity:0}.x${index} i{color:red}`).join('')
    const sheets = new Sheets(`<style>${css}</style>`)
    expect(sheets.work.left).toBeLessThan(50_000_000)
    sheets.work.left = 1_000_000
    const styles = Array.from({ length: 9000 }, (_, index) => sheets.styleOf(element('p', { class: `b x${index}` })))
    expect(styles[0]?.possible.length).toBe(9000)
    expect(styles.at(-1)).toBeUndefined()
    expect(sheets.work.left).toBeGreaterThan(-100)
    const look = lookOf(element('p', { class: 'b', style: 'opacity:0' }), seenAtFirst(''), sheets)
    expect(look).toMatchObject({ hiding: 'disguised', mayShow: true })
  })

  it('for print are not read, and what is said elsewhere than about visibility is dropped', () => {
    for (const html of ['<style media="print">CSS</style>', '<style media=print>CSS</STYLE>'])
      expect(new Sheets(html.replace('CSS', 'p{opacity:0}')).isEmpty, html).toBe(true)
    expect([...declarationsOf('border:0; Color : RED ;nonsense')]).toEqual([['color', 'red']])
  })
})

describe('a sheet hides', () => {
  const wordsOf = (sheet: string) => readPage(`${sheet.replace('CSS', 'p{display:none}')}<p>It grinds rye.</p>`).words

  it.each([
    '<style>CSS</style>',
    '<STYLE>CSS</STYLE>',
    '<style media="all">CSS</style>',
    '<style media=screen>CSS</style>',
  ])('what it is for: %s', (sheet) => expect(wordsOf(sheet)).toBe(0))

  it.each([
    '<!--[if lt IE 9]><style>CSS</style><![endif]-->',
    '<noscript><style>CSS</style></noscript>',
    '<script>add("<style>CSS</style>")</script>',
    '<template><style>CSS</style></template>',
    '<textarea><style>CSS</style></textarea>',
    '<style media="(max-width: 600px)">CSS</style>',
    "<style media='screen and (max-width: 600px)'>CSS</style>",
  ])('nothing for everybody: %s', (sheet) => expect(wordsOf(sheet)).toBe(3))
})

describe('an element is seen or not', () => {
  const look = (style: string, css = '', attributes: Record<string, string> = {}) => {
    const html = `<style>${css}</style>`
    return lookOf(element('p', { class: 'a', style, ...attributes }), seenAtFirst(html), new Sheets(html))
  }

  it.each([
    ['display:none', 'undisplayed'],
    ['visibility:hidden', 'undisplayed'],
    ['position:absolute;width:1px;clip:rect(0,0,0,0)', 'spoken'],
    ['opacity:0', 'disguised'],
    ['font-size:0', 'disguised'],
    ['font:1px serif', 'disguised'],
    ['color:#fff', 'disguised'],
    ['color:#000;background:black', 'disguised'],
    ['color:rgba(1,2,3,0)', 'disguised'],
    ['position:absolute;left:-9999px', 'disguised'],
    ['text-indent:-100em', 'disguised'],
    ['height:0;overflow:hidden', 'disguised'],
    ['transform:scale(0)', 'disguised'],
    ['scale:0', 'disguised'],
    ['translate:0 -300vh', 'disguised'],
    ['clip-path:inset(100%)', 'disguised'],
  ])('%s: %s', (style, hiding) => {
    expect(look(style)).toMatchObject({ hiding, mayShow: false })
  })

  it.each([
    'font-size:1em',
    'font-size:1rem',
    'font-size:0.9em',
    'font-size:90%',
    'font:12px/1.5 serif',
    'opacity:.5',
    'left:-9999px',
    'position:absolute;left:-20px',
    'color:#fff;background:#123',
    'color:color-mix(in srgb, #fff 10%, #000)',
    'color:var(--ink, #fff)',
    'background:#fff url(dark.png);color:#eee',
    'color:transparent;-webkit-background-clip:text;background:linear-gradient(red,blue)',
    'height:0',
  ])('%s: seen', (style) => {
    expect(look(style).hiding).toBeUndefined()
  })

  it('by what it inherits: size and colours multiply from the outside in', () => {
    const sheets = new Sheets('')
    const outer = lookOf(element('div', { style: 'font-size:2px;background:#111' }), seenAtFirst(''), sheets)
    expect(lookOf(element('b', { style: 'font-size:.5em' }), outer.seen, sheets).hiding).toBe('disguised')
    expect(lookOf(element('b', { style: 'color:#111' }), outer.seen, sheets).hiding).toBe('disguised')
    expect(lookOf(element('b', { style: 'color:#fff' }), outer.seen, sheets).hiding).toBeUndefined()
  })

  it('by a size of its own, which 100% of that around it is not', () => {
    const sheets = new Sheets('')
    const { seen } = lookOf(element('div', { style: 'font-size:1px' }), seenAtFirst(''), sheets)
    const within = (style: string) => lookOf(element('font', { class: 'size11', style }), seen, sheets).hiding
    expect(['font-size:90%', 'font-size:100%', 'font-size:1em'].map(within)).toEqual([
      'disguised',
      undefined,
      undefined,
    ])
  })

  it('on what the page is painted with, unless a file may paint it otherwise', () => {
    const looksOn = (html: string, style: string) => {
      const sheets = new Sheets(html)
      const { seen } = lookOf(element('body'), seenAtFirst(html), sheets)
      return lookOf(element('p', { style }), seen, sheets).hiding
    }
    const dark = '<style>body{background:#000;color:#fff}</style>'
    expect(looksOn(dark, 'color:rgba(245,245,247,.7)')).toBeUndefined()
    expect(looksOn(dark, 'color:#050505')).toBe('disguised')
    expect(looksOn(`<link rel=stylesheet href=a.css>${dark}`, 'color:#050505')).toBeUndefined()
  })

  it.each([
    'background:rgba(255,255,255,.1)',
    'background:rgb(255 255 255 / 5%)',
    'background:#ffffff1a',
    'position:absolute',
  ])('in white on what is behind an element: %s', (style) => {
    const { seen } = lookOf(element('div', { style }), seenAtFirst(''), new Sheets(''))
    const inWhite = lookOf(element('p', { style: 'color:#fff' }), seen, new Sheets(''))
    expect(inWhite.hiding).not.toBe('disguised')
    const opaque = lookOf(element('p', { style: 'background:rgba(255,255,255,.99)' }), seen, new Sheets(''))
    expect(lookOf(element('p', { style: 'color:#fff' }), opaque.seen, new Sheets('')).hiding).toBe('disguised')
  })

  it('is not accused where a state, a script or a movement shows it', () => {
    for (const css of [
      '.a{opacity:0;transition:opacity 1s}',
      '.a{opacity:0}.a:hover{opacity:1}',
      '.a{opacity:0}.js .a{opacity:1}',
      'p{opacity:0}.open p{opacity:1}',
      '.a{display:none}@media (min-width:40em){.a{display:block}}',
    ])
      expect(look('', css).mayShow, css).toBe(true)
    // What the element says of itself, no class can take back.
    expect(look('opacity:0', '.a:hover{opacity:1}').mayShow).toBe(false)
    expect(look('opacity:0', '.menu p{display:none}').mayShow).toBe(false)
    // A rule for all paragraphs of something else is for none that hides itself.
    expect(look('opacity:0', '.menu p{opacity:1!important}').mayShow).toBe(false)
    expect(look('', '.a{opacity:0}.menu p{opacity:1}').mayShow).toBe(false)
    expect(look('color:#fff;background:#fff', '.bar > p{background-image:linear-gradient(red,red)}').mayShow).toBe(
      false,
    )
    expect(look('opacity:0;transform:translateY(10px)').mayShow).toBe(true)
    const ofWebflow = element('p', { 'data-w-id': '5af5', style: 'opacity:0' })
    expect(lookOf(ofWebflow, seenAtFirst(''), new Sheets('')).mayShow).toBe(true)
  })

  it('is shown or not by rules that are tried up to an amount for a page', () => {
    const sheets = new Sheets(`<style>${'.x .a{color:red;opacity:0}'.repeat(9000)}</style>`)
    sheets.work.left = 1_000_000
    const isAccused = () => {
      const hidden = element('p', { class: 'a', style: 'opacity:0' })
      return !lookOf(hidden, seenAtFirst(''), sheets).mayShow
    }
    const accused = Array.from({ length: 1000 }, isAccused)
    expect([accused[0], accused.at(-1)]).toEqual([true, false])
  })

  it('by the attribute hidden, unless a style displays it', () => {
    expect(look('', '', { hidden: '' }).hiding).toBe('undisplayed')
    expect(look('display:block', '', { hidden: '' }).hiding).toBeUndefined()
    // Only a rule that displays it may show it.
    const mayShow = (css: string) => look('', css, { hidden: '' }).mayShow
    expect([mayShow('.menu p{color:red}'), mayShow('.open p{display:block}')]).toEqual([false, true])
    expect(mayShow('ul p{display:inline}')).toBe(false)
  })

  it('is in doubt where it is white on a ground that a file may paint', () => {
    const seen = seenAtFirst('<link rel="stylesheet" href="a.css">')
    expect(lookOf(element('p', { style: 'color:#fff' }), seen, new Sheets('')).hiding).toBe('faint')
    expect(lookOf(element('body', { style: 'opacity:0' }), seen, new Sheets('')).hiding).toBeUndefined()
  })
})

it.each([
  ['#abc', '170,187,204'],
  ['#12345600', 'transparent'],
  ['rgb(10 20 30)', '10,20,30'],
  ['rgb(100%, 0%, 20%)', '255,0,51'],
  ['hsl(120, 100%, 25%)', '0,128,0'],
  ['rgba(1,2,3,0)', 'transparent'],
  ['white url(a.png)', '255,255,255'],
  ['var(--ink)', undefined],
])('%s is the colour %s', (written, colour) => {
  expect(colourOf(written)).toBe(colour)
})
