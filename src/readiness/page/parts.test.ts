import { describe, expect, it } from 'vitest'
import { sectionsOf } from '../checks/section-length.ts'
import { mainBlocks } from './page.ts'
import { partOf } from './parts.ts'
import { readPage } from './read-page.ts'

const story = (name: string) => `<p>${`${name} is told here in a sentence of some length. `.repeat(4)}</p>`
const contentOf = (html: string) => mainBlocks(readPage(html)).map(({ text }) => text.split(' ')[0])

describe('a button', () => {
  it.each([
    '<h2><button>Opening hours</button></h2>',
    '<h2><span role="button">Opening hours</span></h2>',
    '<button><h2>Opening hours</h2><svg></svg></button>',
    '<div role="button"><div><h2>Opening hours</h2></div></div>',
  ])('that opens what is below is the title of a section: %s', (title) => {
    const sections = sectionsOf(mainBlocks(readPage(`<h1>The mill</h1>${story('Rye')}${title}${story('Oats')}`)))
    expect(sections.map(({ heading }) => heading.text)).toEqual(['The mill', 'Opening hours'])
  })

  it('is no content elsewhere', () =>
    expect(contentOf(`<h1>Mill</h1>${story('Rye')}<p><button>Share</button></p>${story('Oats')}`)).not.toContain(
      'Share',
    ))
})

describe('what an element is besides content', () => {
  it.each([
    ['div', { class: 'comment-list' }, 'comments'],
    ['li', { class: 'thread', id: 'comment-12345' }, 'comments'],
    ['section', { id: 'disqus_thread' }, 'comments'],
    ['div', { class: 'post related-posts' }, 'around'],
    ['ul', { role: 'menubar' }, 'around'],
    ['div', { class: 'widget' }, 'around'],
    ['div', { role: 'button' }, 'control'],
    ['form', {}, 'control'],
    ['div', { id: 'BorlabsCookieBox', role: 'dialog' }, 'consent'],
    ['div', { class: 'cookie-banner' }, 'consent'],
    ['div', { id: 'av-consent-extra-info' }, 'consent'],
    ['div', { class: 'settings', role: 'dialog', 'aria-hidden': 'true' }, 'consent'],
  ] as const)('<%s %o> is of the %s', (name, attributes, part) => {
    expect(partOf(name, attributes)).toBe(part)
  })

  it.each([
    ['div', {}],
    // Words are whole: a shadow holds 'ad', a commentary is an article.
    ['div', { class: 'shadow commentary elementor-widget-text' }],
    ['section', { id: 'comment-mesurer-les-citations' }],
    ['div', { class: 'live-match-comment-body' }],
    ['article', { class: 'post no-comments no_sidebar' }],
    ['div', { class: 'et_pb_slider_no_pagination et_pb_promo' }],
    ['article', { class: 'has-sidebar related' }],
    ['body', { class: 'comments' }],
  ])('<%s %o> may be content', (name, attributes) => {
    expect(partOf(name, attributes)).toBeUndefined()
  })
})

describe('the content of a page', () => {
  it('leaves out what is named as comments, advertisements, menus and controls', () => {
    const page = `<body><div class="navbar">${story('Menu')}</div><h1>Title</h1>${story('One')}${story('Two')}${story('Three')}
<div class="sponsored">${story('Advertisement')}</div><form>${story('Control')}</form><div id="comments">${story('Visitor')}</div></body>`
    expect(contentOf(page)).toEqual(['Title', 'One', 'Two', 'Three'])
  })

  it('has the headers of its sections, and the panels of a page builder', () => {
    const header = (name: string) => `<section><header>${story(name)}</header></section>`
    const panel = `<div class="so-panel widget widget_sow-editor">${story('Panel')}</div>`
    const box = `<div class="box widget">${story('Box')}</div>`
    const page = `<body><header>${story('Top')}</header><h1>Title</h1>${header('One')}${header('Two')}${panel}${box}${story('End')}</body>`
    expect(contentOf(page)).toEqual(['Title', 'One', 'Two', 'Panel', 'End'])
  })

  it('does not believe a name that would leave nothing of the page', () => {
    expect(contentOf(`<body><div class="sidebar"><h1>Title</h1>${story('One')}${story('Two')}</div></body>`)).toEqual([
      'Title',
      'One',
      'Two',
    ])
  })

  it('is never what visitors wrote, however long it is, or how what is around is named', () => {
    const talk = `<div id="comments">${story('Visitor').repeat(60)}</div>`
    const page = `<h1>Title</h1>${story('One')}${story('Two')}${story('Three')}${talk}`
    for (const body of [page, `<div class="sidebar">${page}</div>`])
      expect(contentOf(`<body>${body}</body>`)).toEqual(['Title', 'One', 'Two', 'Three'])
  })

  it('is never what asks for consent, however long it is, unless the page is about that', () => {
    const dialog = `<div role="dialog" class="cookies">${story('Cookie').repeat(5)}</div>`
    expect(contentOf(`<body><h1>Title</h1>${story('One')}${dialog}</body>`)).toEqual(['Title', 'One'])
    expect(contentOf(`<body><div id="root"></div>${dialog}</body>`)).toEqual([])
    const settings = `<div role="dialog" aria-hidden="true">${story('Settings').repeat(5)}</div>`
    expect(contentOf(`<body><main><h1>Title</h1>${story('One')}</main>${settings}</body>`)).toEqual(['Title', 'One'])
    expect(
      contentOf(`<body><div class="cookie-notice"><h1>Title</h1>${story('One').repeat(3)}</div></body>`),
    ).toContain('One')
  })

  it('ends at the heading above what visitors wrote, in several languages, and not at a title that speaks of them', () => {
    const page = (talk: string) =>
      `<body><h1>Comments on a law</h1>${story('One')}${story('Two')}<h2>${talk}</h2>${story('Visitor')}</body>`
    for (const talk of [
      '12 Comments',
      '1 Comment',
      'Comment',
      'Leave a Reply',
      'Laisser un commentaire',
      'Kommentare',
      'Comentarios',
    ])
      expect(contentOf(page(talk)), talk).toEqual(['Comments', 'One', 'Two'])
    expect(contentOf(page('What else is known'))).toContain('Visitor')
    expect(contentOf(page('Comment mesurer les citations ?'))).toContain('Visitor')
  })

  it('is what main holds, unless main holds next to nothing', () => {
    const page = (inside: string) => `<body>${story('Before')}<main>${inside}</main></body>`
    expect(contentOf(page(story('One') + story('Two')))).toEqual(['One', 'Two'])
    expect(contentOf(page('<p>Loading</p>'))).toContain('Before')
  })

  it('is the smallest element that holds nearly all of the text; lists of links around it are not', () => {
    const links = '<li><a href="/a">Another page of ours that is linked</a></li>'.repeat(8)
    const page = `<body><ul>${links}</ul><div><div><h1>Title</h1>${story('One')}${story('Two')}</div></div><div><p>All rights reserved.</p></div></body>`
    expect(contentOf(page)).toEqual(['Title', 'One', 'Two'])
  })
})

it('a section is a heading, or what opens an answer, and what is below it; only running text counts as its length', () => {
  const html =
    '<main><p>Lead</p><h2>One</h2><p>three words here</p><ul><li>an item</li></ul><h5>Note</h5><p>two more</p><h2>Two</h2><details><summary>Why <b>two</b>?</summary><p>It is so.</p></details></main>'
  expect(sectionsOf(mainBlocks(readPage(html))).map(({ heading, words }) => [heading.text, words])).toEqual([
    ['One', 5],
    ['Two', 0],
    ['Why two?', 3],
  ])
})
