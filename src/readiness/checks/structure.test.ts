import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { structure } from './structure.ts'

const verdictOf = (table: string, sentences = 10) => {
  const text = 'The mill grinds rye and oats in autumn. '.repeat(sentences)
  return judgedBy(structure, { html: `<main><h1>The mill</h1><p>${text}</p>${table}</main>` }).verdict
}
const prices = '<tr><td>Rye</td><td>3</td></tr><tr><td>Oats</td><td>4</td></tr>'

describe('a table', () => {
  it('names its columns', () => {
    expect(verdictOf(`<table>${prices}</table>`)).toBe('fail')
    expect(verdictOf(`<table><tr><th>Grain</th><th>Price</th></tr>${prices}</table>`)).toBe('pass')
  })

  it('of pairs is told to name its rows', () => {
    const fixOf = (rows: string) => judgedBy(structure, { html: `<table>${rows}</table>` }).fix
    expect(fixOf(prices)).toBe('<tr><th scope="row">…</th><td>…</td></tr>')
    expect(fixOf(prices.replaceAll('</tr>', '<td>5</td></tr>'))).toMatch(/^<tr><th scope="col">/)
  })

  it('is one whatever it is for: of a long text it is not said that there is none', () => {
    const menu = '<table><tr><td>Menu</td><td>Text</td></tr></table>'
    expect([verdictOf('', 100), verdictOf(menu, 100)]).toEqual(['warn', 'pass'])
  })

  it.each([
    ['has one row', '<table><tr><td>Menu</td><td>Text</td></tr></table>'],
    ['has one column', '<table><tr><td>Title</td></tr><tr><td>Text</td></tr></table>'],
    [
      'holds another',
      '<table><tr><td><table><tr><td>Logo</td></tr></table></td><td>1</td></tr><tr><td>2</td><td>3</td></tr></table>',
    ],
    ['says so', `<table role="none">${prices}</table>`],
    [
      'leads elsewhere',
      `<table>${prices.replaceAll('<td>', '<td><a href="/a">').replaceAll('</td>', '</a></td>')}</table>`,
    ],
    ['holds pictures', '<table><tr><td><img></td><td><img></td></tr><tr><td><img></td><td><img></td></tr></table>'],
    ['holds a list', `<table>${prices}<tr><td>Grain</td><td><ul><li>Spelt<li>Wheat</ul></td></tr></table>`],
    ['holds a section', `<table>${prices}<tr><td>Grain</td><td><h2>Spelt</h2><p>From the valley.</td></tr></table>`],
    ['has hardly a word', `<table><tr><td>Soon</td><td></td></tr><tr><td><img></td><td></td></tr></table>`],
    ['holds a form', `<table>${prices}<tr><td>Your name</td><td><input></td></tr></table>`],
  ])('only arranges the page where it %s', (_, table) => expect(verdictOf(table)).toBe('pass'))
})
