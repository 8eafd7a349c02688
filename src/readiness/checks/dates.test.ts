import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { dates } from './dates.ts'

const shown =
  '<p>Published <time datetime="2026-01-10">10 January 2026</time>, updated <time datetime="2026-03-02">2 March 2026</time></p>'
const judged = (dateModified: string, line = shown, more = '', lang = 'en') => {
  const data = JSON.stringify({ '@type': 'Article', datePublished: '2026-01-10', dateModified })
  const html = `<html lang="${lang}"><main><script type="application/ld+json">${data}</script><h1>The mill</h1>${line}<p>It ground rye.</p>${more}`
  return judgedBy(dates, { html, today: '2026-11-26' }).says
}

describe('the date of a page', () => {
  it('is to be pasted in the language of the page', () => {
    const data = '{"@type": "Article", "dateModified": "02/03/2026"}'
    const fixOf = (lang: string) =>
      judgedBy(dates, { html: `<html lang="${lang}"><script type="application/ld+json">${data}</script><p>Arz` }).fix
    expect(fixOf('fr')).toMatch(/^<p>Mis à jour le <time/)
    expect(fixOf('en')).toMatch(/^<p>Last updated <time/)
  })

  it('is contradicted beside another date, and in words alone', () => {
    const contradicted = 'fail: dateModified is 2026-09-09; beside “updated” the page shows 2026-03-02.'
    expect(judged('2026-03-02')).toMatch(/^pass/)
    expect(judged('2026-09-09')).toBe(contradicted)
    expect(judged('2026-09-09', '<p>Published 10 January 2026, updated 2 March 2026</p>')).toBe(contradicted)
  })

  it.each([
    ['of a law', '<p>2026 edition. The law was last updated on 2 March 2026.</p>', ''],
    ['of one of two things', '<p>Updated 2 March 2026</p>', '<p>Updated 3 April 2026</p>'],
    ['beside the one that is said', '<p>Updated 2 March 2026</p>', '<p>9 September 2026</p>'],
  ])('is not contradicted by that %s', (_, line, more) => expect(judged('2026-09-09', line, more)).toMatch(/^(?!fail)/))

  it.each([
    ['<p>La loi a été modifiée le 2 mars 2026.</p>', /^(?!fail)/],
    ['<p>Cette fiche a été mise à jour le 2 mars 2026.</p>', /^fail/],
  ])('is contradicted in French by what is said of the page: %s', (line, verdict) =>
    expect(judged('2026-09-09', line, '', 'fr')).toMatch(verdict),
  )

  it('is read where the lang of the page has but the form of a language tag', () => {
    expect(judged('2026-09-09', '<p>Updated 2 March 2026</p>', '', 'en-us-gb')).toMatch(/^fail/)
  })

  const bare = (line: string) => judged('2026-03-02', `<p>${line}</p>`, '')
  it.each([
    '2 März 2026',
    'Stand: 02. März 2026',
    'By Ada Rye, March 2nd, 2026, 9:02 AM',
    'segunda-feira, 2 de março de 2026',
    'Publisert 02.03.2026 08:15',
    '2026年3月2日',
    'La Redacción02.03.2026 - 21:03h',
    'Mon., March 2, 2026timer5 min. read',
    'Mardi 02.03.26',
    '2026. 03. 02. 11:27',
    '2026-03-02T16:15:30Z',
    '更新日期 2026 · 03 · 02',
    '۱۱ اسفند ۱۴۰۴',
    '၂ 2 မတ်လ 2026',
    `Il${'\n            '.repeat(9)}2 marzo 2026`,
    '<time>yesterday</time>',
    `Publié le mardi 2 mars ${'par la rédaction du moulin '.repeat(5)}`,
  ])('is shown in the forms of many languages: %s', (line) =>
    expect(bare(line)).toBe('pass: A date is shown, and dateModified is 2026-03-02.'),
  )

  it.each([
    ['en', 'A guide · March 2026'],
    ['de', 'Ratgeber · März 2026'],
    ['pt-BR', 'Revisado em março de 2026'],
    ['pl', 'marzec 2026'],
  ])('may be a month, by its name in %s: %s', (lang, line) =>
    expect(judged('2026-03-02', `<p>${line}</p>`, '', lang)).toMatch(/^pass/),
  )

  it('is not what a longer text tells of', () => {
    const told = `On 2 March 2026 the mill ground rye. ${'It was open to all who came by. '.repeat(3)}`
    const month = 'In March 2026 we went on a tour of all the mills of the valley.'
    expect([
      bare(month),
      bare('Winter 2026'),
      bare(told),
      bare('Tel. 01.02.03.04.26'),
      bare('VDI 2047-2 VDI 2052'),
    ]).toEqual(Array.from({ length: 5 }, () => 'warn: dateModified is 2026-03-02, and the page shows no date.'))
  })

  it('is said not to be shown, and not to be missing, where only the head has it', () => {
    const head = ['og:type" content="article', 'article:modified_time" content="2026-03-02T08:00:00Z']
    const html = `${head.map((one) => `<meta property="${one}">`).join('')}<h1>Rye</h1><p>${'It grinds. '.repeat(200)}</p>`
    expect(judgedBy(dates, { html }).says).toBe('warn: The page shows no date.')
  })

  it('is not asked for by a dateModified of the page alone, as plugins write it for every page', () => {
    const data = (type: string) =>
      `<script type="application/ld+json">{"@type":"${type}","dateModified":"2026-03-02"}</script>`
    const room = (type: string) => judgedBy(dates, { html: `<main>${data(type)}<h1>Rooms</h1><p>Two beds.</p>` }).says
    expect([room('WebPage'), room('Article')]).toEqual([
      'skip: The page needs no date.',
      'warn: dateModified is 2026-03-02, and the page shows no date.',
    ])
  })

  it('is written so that machines can read it, and not before the page was published', () => {
    expect(['2026-03-02', '20260302T0800', '2026'].map((day) => judged(day).slice(0, 4))).toEqual(
      Array.from({ length: 3 }, () => 'pass'),
    )
    expect(['Mon, 2 Mar 2026 08:00:00 GMT', '02/03/2026'].map((day) => judged(day))).toEqual([
      'fail: dateModified is “Mon, 2 Mar 2026 08:00:00 GMT”: dates for machines are written YYYY-MM-DD.',
      'fail: dateModified is “02/03/2026”: dates for machines are written YYYY-MM-DD.',
    ])
    expect(judged('2026-01-02', '<p>10 January 2026</p>')).toBe(
      'warn: dateModified is 2026-01-02, before datePublished: 2026-01-10.',
    )
    expect(judged('2026-01-09', '<p>10 January 2026</p>')).toMatch(/^pass/)
  })

  it('is that of microdata where JSON-LD has none', () => {
    const marked = '<p><meta itemprop="dateModified" content="2026-03-02T08:00:00Z">2 March 2026</p>'
    expect(judged('', marked)).toBe('pass: A date is shown, and dateModified is 2026-03-02.')
  })

  it('is looked for among thousands of times in no more than linear time', () => {
    const times = '<p>Updated <time datetime="2026-03-02">2 March 2026</time></p>'.repeat(16_000)
    expect(judged('2026-03-02', times)).toMatch(/^pass/)
    const inOneBlock = 'Updated <time datetime="2026-03-02">2 March 2026</time>, '.repeat(2000)
    expect(judged('2026-03-02', `<p>${inOneBlock}</p>`)).toMatch(/^pass/)
  })

  it('is one of the calendar, and has come', () => {
    expect(['2026-13-45', '2026-02-30T08:00'].map((day) => judged(day))).toEqual([
      'fail: dateModified is 2026-13-45: the calendar has no such day.',
      'fail: dateModified is 2026-02-30: the calendar has no such day.',
    ])
    expect(judged('2031-03-02')).toBe('fail: dateModified is 2031-03-02, which is yet to come.')
    // It is tomorrow already in the east.
    expect(judged('2026-11-27', '<p>Updated 27 November 2026</p>')).toMatch(/^pass/)
  })

  it('is asked of no page for machines that says it in article:modified_time', () => {
    const page = (meta: string) =>
      `<meta property="og:type" content="article">${meta}<main><h1>The mill</h1>${shown}${'<p>It ground rye in all the years that it stood by the river.</p>'.repeat(30)}</main>`
    const says = (meta: string) => judgedBy(dates, { html: page(meta), today: '2026-11-26' }).says
    const modified = (day: string) => says(`<meta property="article:modified_time" content="${day}">`)
    expect(modified('2026-03-02T13:27:33+00:00')).toBe('pass: The page shows a date.')
    expect(['', 'March'].map(modified)).toEqual(
      Array.from({ length: 2 }, () => 'warn: A date is shown, and there is no dateModified.'),
    )
  })
})
