import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { answerFirst } from './answer-first.ts'

const says = (lang: string, body: string) =>
  judgedBy(answerFirst, { html: `<html lang="${lang}"><main><h1>The mill</h1>${body}</main>` }).says

describe('the answer that a page begins with', () => {
  it('may be short where all sentences are', () => {
    const short = '<p>The mill grinds wheat.</p>'.repeat(15)
    expect(says('en', `<p>We open daily at nine.</p>${short}`)).toBe('pass: The first paragraph states something.')
    expect(says('en', '<p>Wheat, rye, oats</p>'.repeat(20))).toBe('fail: No paragraph follows the title.')
  })

  it('is quoted with a mark where it is cut', () => {
    const asked = `<p>Who has ground rye and oats for the villages of this valley in all those years?</p>${'<p>Rye.</p>'.repeat(50)}`
    expect(says('en', asked)).toBe(
      'warn: The first sentence asks: “Who has ground rye and oats for the villages of this valley…”.',
    )
  })

  it('is to be pasted in the language of the page', () => {
    const fixOf = (lang: string) =>
      judgedBy(answerFirst, { html: `<html lang="${lang}"><main><h1>Arz</h1>${'<p>Rye, oats</p>'.repeat(30)}</main>` })
        .fix
    expect(['fr', 'en'].map(fixOf)).toEqual(['<p>… est … qui …</p>', '<p>… is … that …</p>'])
  })

  it('may stand in a table that arranges the page', () => {
    const rows = (cell: string) => `<table><tr><td>${cell}</td></tr></table>`.repeat(9)
    expect(says('en', rows('The mill grinds rye and oats from the whole valley.'))).toMatch(/^pass/)
    expect(says('en', rows('Rye and oats and spelt of the whole valley'))).toMatch(/^fail/)
  })

  it.each([
    [
      'a row of links',
      '<p><a href="/a">Grain and flour from the valley</a> | <a href="/b">Guided tours of the mill</a></p>',
    ],
    ['a long row of links', `<p>${'<a href="/a">Grain and flour</a> – '.repeat(16)}</p>`],
    ['cards', '<h2><a href="/a">Grain, flour, and bread from our own valley</a></h2>'.repeat(9)],
    [
      'a list of links',
      `<ul>${'<li><a href="/a">Grain, flour, and bread from our own valley</a></li>'.repeat(9)}</ul>`,
    ],
    [
      'a list of links that ask',
      `<ul>${'<li><a href="/a">Who owns the mills of our own valley?</a></li>'.repeat(9)}</ul>`,
    ],
    ['the title of a card that asks', '<div><a href="/a">Who owns the mills of our own valley?</a></div>'],
    [
      'a question that opens its answer',
      '<details><summary>Who owns the mills of our own valley now?</summary></details>',
    ],
    [
      'a path',
      `<div><a href="/">Home</a> › ${'<a href="/a">Mills of the upper valley</a> › '.repeat(12)} The mill</div>`,
    ],
  ])('is looked for behind %s', (_, trail) => {
    const rest = '<p>The mill has ground wheat and rye for the valley since 1740.</p>'.repeat(5)
    expect(says('en', trail + rest)).toBe('pass: The first paragraph states something.')
    expect(says('en', `${trail}<p>Have you ever been to a mill in the valley?</p>${rest}`)).toMatch(/^warn/)
  })

  it('is not looked for where a page only leads to others', () => {
    const list = '<li><a href="/a">Grain, flour, and bread from our own valley</a></li>'
    expect(says('en', `<ul>${list.repeat(9)}</ul>`)).toBe('skip: There is no text.')
  })

  it('is looked for where its language is known', () => {
    const korean = '<p>지금도 매주 밀을 빻고 있습니다.</p>'.repeat(20)
    expect(says('ko', korean)).toBe('skip: Only English and French are read.')
  })
})
