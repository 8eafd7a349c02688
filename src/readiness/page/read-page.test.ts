import { describe, expect, it } from 'vitest'
import { metaOf, offsetIn } from './page.ts'
import { placesIn } from './place.ts'
import { readPage } from './read-page.ts'

describe('a page that is read', () => {
  it('gives blocks with the place of each of their characters, entities notwithstanding', () => {
    const html = '<main>\n<p>Fish &amp; <b>chips</b> cost\n5&nbsp;euros</p></main>'
    const [block] = readPage(html).blocks
    expect(block?.text).toBe('Fish & chips cost\n5\u00a0euros')
    expect(block && html.slice(offsetIn(block, block.text.indexOf('chips')))).toMatch(/^chips/)
    expect(block && placesIn(html)(offsetIn(block, block.text.indexOf('euros')))).toEqual({
      line: 3,
      column: 8,
      snippet: 'euros</p></main>',
    })
  })

  it('is shown on one line: tabs and returns are space, what would turn or clear the line is not', () => {
    expect(placesIn('<p>a\t\tb\u202e\x1bc\r\nd')(0).snippet).toBe('<p>a b\uFFFD\uFFFDc')
  })

  it('takes a title for one however it is broken into lines, and each line of an address for itself', () => {
    const { blocks } = readPage('<h1>How rye<br>is ground</h1><p>Arz Mill<br>York</p>')
    expect(blocks.map(({ text }) => text)).toEqual(['How rye is ground', 'Arz Mill', 'York'])
  })

  it('counts as content what is in main, or else outside navigation', () => {
    const mains = (html: string) =>
      readPage(html)
        .blocks.filter(({ main }) => main)
        .map(({ text }) => text)
    expect(
      mains('<nav>Menu</nav><p>Aside</p><main><nav>On this page</nav><header>Lead</header><p>Text</p></main>'),
    ).toEqual(['Lead', 'Text'])
    expect(mains('<header>Bar</header><p>Text</p><footer>End</footer>')).toEqual(['Text'])
  })

  it('keeps apart what nobody sees, and says how it is hidden', () => {
    const html = `<style>@media print{.a{display:none}}.b,.c{opacity:0}</style><p class="a">seen</p><p class="c">one</p><p hidden>two</p>
<p style="font-size:0">three</p><p style="clip:rect(0,0,0,0);position:absolute">four</p><p aria-hidden="true">five</p><details><p>six</p></details>`
    const { hidden, blocks } = readPage(html)
    expect(hidden.map(({ how, text }) => `${text} ${how}`)).toEqual([
      'one disguised',
      'two undisplayed',
      'three disguised',
      'four spoken',
      'five aria',
    ])
    expect(blocks.map(({ text }) => text)).toEqual(['seen', 'four', 'five', 'six'])
  })

  it('reads the first slide of a slider, which its sheet shows', () => {
    const css = '<style>.slides .slide{display:none}.slides .slide:first-child{display:block}</style>'
    const slides = '<ul class="slides"><li class="slide"><p>Rye</p></li><li class="slide"><p>Oats</p></li></ul>'
    const { hidden, blocks } = readPage(css + slides)
    expect([blocks, hidden].map((all) => all.map(({ text }) => text.trim()))).toEqual([['Rye'], ['Oats']])
  })

  it('reads what one element hides as a whole, and no mass of words beside a picture', () => {
    const text = 'Ground rye is sold at the mill by the river. '.repeat(9)
    const wordsOf = (inside: string) => readPage(`<div style="opacity:0">${inside}</div><p>Loading</p>`).words
    expect(wordsOf(`<h1>The mill</h1><p>${text}</p>`)).toBe(93)
    expect(wordsOf(`<p>${text}</p>`)).toBe(1)
    // However long it is, and longer than the menu beside it.
    const menu = `<nav>${'<p>Home</p>'.repeat(150)}</nav>`
    expect(wordsOf(`<h1>The mill</h1>${menu}<p>${text.repeat(40)}</p>`)).toBe(3753)
    expect(readPage(`${menu}<div hidden><h1>The mill</h1><p>${text.repeat(40)}</p></div>`).words).toBe(3752)
  })

  it('reads the panels of an accordion as it does details, and not what another button opens', () => {
    const texts = (opener: string) =>
      readPage(`<main>${opener}<div id="p" hidden>Open at nine.</div></main>`).blocks.map(({ text }) => text)
    const button = '<button aria-expanded="false" aria-controls="p">When?</button>'
    expect(texts(`<h3>${button}</h3>`)).toEqual(['When?', 'Open at nine.'])
    expect(texts(`<p>${button}</p>`)).toEqual(['When?'])
  })

  it('reads what React has streamed to the end of the page, as far as a script there moves it to its place', () => {
    const page = (call: string) =>
      readPage(
        `<body><main><!--$?--><template id="B:0"></template><p>Loading</p><!--/$--></main>
         <div hidden id="S:0"><h1>Late</h1><p>Words that came late.</p></div><script>function $RC(a,b){};${call}</script>`,
      )
    const texts = (call: string) => page(call).blocks.map(({ text }) => text)
    expect(texts('$RC("B:0","S:0")')).toEqual(['Loading', 'Late', 'Words that came late.'])
    expect(texts('$RS("S:0","P:0")')).toEqual(['Loading', 'Late', 'Words that came late.'])
    expect(texts('$RC("B:1","S:1")')).toEqual(['Loading'])
    expect(page('$RC("B:1","S:1")').hidden).toHaveLength(1)
  })

  it('reads columns that set the size of their letters again within letters without size', () => {
    const html = `<style>.row{font-size:0}.column{font-size:16px}</style>
<div class="row">gap<div class="column">one <b>two</b></div><i>three</i><i style="font-size:1px">four</i></div>`
    const { hidden, blocks } = readPage(html)
    expect(blocks.map(({ text }) => text)).toEqual(['one two'])
    expect(hidden.map(({ text }) => text)).toEqual(['gap\nthreefour'])
  })

  it('reads text that is in no element, as a page without body has it, and behind the end', () => {
    const texts = (html: string) => readPage(html).blocks.map(({ text }) => text)
    expect(texts('<!doctype html><title>Mill</title>\nIt <b>grinds</b> rye.<p>Daily.</p>')).toEqual([
      'It grinds rye.',
      'Daily.',
    ])
    expect(texts('<html><body><p>One</p></body></html>\nTwo')).toEqual(['One', 'Two'])
    expect(texts('No page')).toEqual([])
  })

  it('counts the words of links as those of a text, entities notwithstanding', () => {
    const [block] = readPage(
      '<p><a href="/a">caf&eacute;s &amp; r&ocirc;tisseries</a> du <a href="/b">quai</a></p>',
    ).blocks
    expect([block?.words, block?.linked]).toEqual([4, 3])
  })

  it('keeps the words of two blocks apart in what is hidden and in a link', () => {
    const { hidden, anchors } = readPage('<ul hidden><li>rye<li>oats</ul><a href="/b"><h3>Rye</h3><p>Ground</p></a>')
    expect([hidden[0]?.text, anchors[0]?.text]).toEqual(['rye\noats', 'Rye Ground'])
  })

  it('has no title of a picture', () => {
    expect(readPage('<head></head><svg><title>Logo</title></svg>').title).toBe('')
    expect(readPage('<head><title></title></head><svg><title>Logo</title></svg>').title).toBe('')
  })

  it('knows a meta tag that has a name and a property by either', () => {
    const page = readPage('<meta name="image" property="og:image" content="a">')
    expect([metaOf(page, 'image'), metaOf(page, 'og:image')]).not.toContain(undefined)
  })

  it('takes an element for a paragraph that is named like a part of every object', () => {
    const [block] = readPage('<main><constructor>Text</constructor></main>').blocks
    expect(block).toMatchObject({ kind: 'text', level: 0 })
  })

  it('has neither what a template says of it nor its scripts', () => {
    const inner = '<meta name=robots content=noindex><link rel=canonical href=/b><script>b</script>'
    const { metas, links, scripts } = readPage(
      `<script>a</script><template>${inner}<p>x</p></template><script>c</script>`,
    )
    expect([metas, links, scripts.map(({ text }) => text)]).toEqual([[], [], ['a', 'c']])
    expect(readPage(`<template shadowrootmode=open>${inner}</template>`).scripts).toHaveLength(1)
    const late = readPage('<noscript><style>p{}</style><p>Switch on</p> <script>b</script>scripts</noscript>')
    expect(late.noscripts.map(({ text }) => text)).toEqual(['Switch on scripts'])
  })

  it('reads what begins the body of a page whose head has no end', () => {
    const { words, title } = readPage(
      '<html><head><title>Mill</title><style>p{}</style><noscript>on</noscript><p>It grinds.',
    )
    expect([words, title]).toEqual([2, 'Mill'])
  })

  it('stops where nesting is endless, and says where', { timeout: 20_000 }, () => {
    expect(readPage('<div>'.repeat(1_000_000)).stoppedAt).toBeLessThan(100_000)
  })
})
