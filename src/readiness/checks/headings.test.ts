import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { headings } from './headings.ts'

const judged = (body: string, title = 'How rye is ground | The mill') => {
  const html = `<html lang="en"><title>${title}</title><body>${body}<p>${'It grinds rye and oats in autumn. '.repeat(20)}</p>`
  return judgedBy(headings, { html }).says
}
const named = 'warn: The h1 names the site: “The mill”. What the page is about is an h2.'

describe('the h1', () => {
  it('to paste is the title, where the page has one of its own', () => {
    const fixOf = (title: string) =>
      judgedBy(headings, { html: `<title>${title}</title><h2>Rye</h2><p>${'It grinds rye. '.repeat(20)}</p>` }).fix
    expect([fixOf('Oats'), fixOf('Document')]).toEqual(['<h1>Oats</h1>', '<h1>…</h1>'])
    expect(['Home', 'Accueil – The mill', 'Welcome'].map(fixOf)).toEqual(Array(3).fill('<h1>Rye</h1>'))
    expect(fixOf('Home oats')).toBe('<h1>Home oats</h1>')
  })

  it('to paste is the heading that the title begins with, without the name of the site', () => {
    const html = `<title>How rye is ground ‹ The mill</title><h3>How rye is ground</h3><p>${'It grinds rye. '.repeat(20)}</p>`
    expect(judgedBy(headings, { html }).fix).toBe('<h1>How rye is ground</h1>')
  })

  it('is of the page, and not of the site', () => {
    for (const href of ['/', 'https://mill.example', 'https://mill.example/'])
      expect(judged(`<h1><a href="${href}">The mill</a></h1><h2>How rye is&nbsp;ground</h2>`), href).toBe(named)
  })

  it('is not of the site where the title is the heading below it', () =>
    expect(judged('<h1><a href="/">The mill</a></h1><h2>Rye and oats</h2>', 'Rye and oats')).toBe(named))

  it('may be within what is shown later, unless a button opens that', () => {
    const said = (around: string, below = '') => judged(`${around}<h1>How rye is ground</h1></div>${below}`)
    const white = '<style>.lead{color:#fff}</style><div class="lead">'
    expect(said(white, '<h2>Rye</h2>')).toBe('pass: One h1 and 1 heading below it.')
    expect(said(white)).toBe('pass: One h1 and 0 headings below it.')
    const button = '<button aria-expanded="false">More</button><div hidden>'
    expect(said(button, '<h2>Rye</h2>')).toBe('fail: The page has no h1.')
  })

  it('may be there without words', () => {
    expect(judged('<h1> </h1><h2>Rye</h2>')).toBe('fail: The h1 has no words.')
    expect(judged('<dialog open><h1> </h1></dialog><h2>Rye</h2>')).toBe('fail: The page has no h1.')
  })

  it('is not missed where the content is below what the title begins with', () => {
    const above = (text: string) => `<header><h1><img src="a.svg" alt="The mill"></h1><h2>${text}</h2></header>`
    expect(judged(above('How rye is ground'))).toMatch(/^pass/)
    expect(judged(above('News'))).toBe('fail: The content has no heading.')
  })

  it('may be the logo where headings are beside the box of the only paragraph', () => {
    const banner = '<div class="banner"><h2>Rye and oats</h2><a href="/rye">Rye</a></div>'
    const logo = '<header><h1><img src="a.svg" alt="The mill"></h1></header>'
    expect(judged(`${logo}<main>${banner}<div><div>`)).toBe('pass: One h1 and 1 heading below it.')
  })

  it('is not that of a dialog', () => {
    const dialog = '<dialog><div><h1>Display settings</h1><p>Light or dark</p></div></dialog>'
    expect(judged(`<h1>How rye is ground</h1>${dialog}`)).toMatch(/^pass/)
    expect(judged(`<h2>How rye is ground</h2><div role="dialog"><h1>Search</h1></div>`)).toBe(
      'fail: The page has no h1.',
    )
  })

  it.each([
    ['is no link', '<h1>The mill</h1><h2>How rye is ground</h2>'],
    ['leads to the page', '<h1><a href="/rye">The mill</a></h1><h2>How rye is ground</h2>'],
    ['leads to the top', '<h1><a href="">The mill</a></h1><h2>How rye is ground</h2>'],
    ['is a link home and the title', '<h1><a href="/">How rye is ground</a></h1><h2>How rye is ground</h2>'],
    ['is what the title begins with', '<h1>How rye is ground</h1><h2>The mill</h2>'],
    ['is broken into lines', '<h1>How rye<br>is ground</h1><h2>The mill</h2>'],
    ['is made of pieces', '<h1><div>Rye</div><div>How rye is ground</div></h1><h2>The mill</h2>'],
    ['is on the home page', '<h1><a href="/">The mill</a></h1><h2>How rye is ground</h2>', 'The mill'],
  ])('is not said to name the site where it %s', (_, body, title?: string) =>
    expect(judged(body, title)).toMatch(/^pass/),
  )
})
