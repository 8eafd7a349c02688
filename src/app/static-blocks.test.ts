import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block, CitedSource, Question } from '../content/model.ts'
import { pageOf, siteOf, words } from '../publish/site.fixture.ts'
import type { Locale } from '../site/locales.ts'
import { openSource, type Source } from './source.fixture.ts'

type Prerender = typeof import('./entry-prerender.tsx')

let opened: Source
let renderPage: Prerender['renderPage']
beforeAll(async () => {
  opened = await openSource()
  renderPage = (await opened.load<Prerender>('/src/app/entry-prerender.tsx')).renderPage
}, 60_000)
afterAll(() => opened.close())

/** The main part of a page that holds these blocks, as HTML. */
async function main(blocks: readonly Block[], locale: Locale = 'en', lastUpdated = '2026-11-21') {
  const page = pageOf('faq', { locale, blocks, meta: { lastUpdated } })
  const html = await renderPage(page, siteOf(['home', 'faq']), { script: '/entry.js', css: '' }, 2026)
  return /<main.*<\/main>/s.exec(html)?.[0] ?? ''
}

const source: CitedSource = {
  id: 'a',
  title: 'A work',
  authors: 'Ada',
  publisher: 'KDD 2024',
  date: '2024',
  type: 'study',
  url: 'https://a.example/b',
  number: 1,
  imprint: 'Ada · KDD 2024',
}

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  anchor: id,
  question: `${id}?`,
  answer: words('So.'),
  category: 'Basics',
  difficulty: 'beginner',
  relatedQuestions: [],
  lastUpdated: '2026-11-21',
  ...more,
})

const figure = { id: 'f', value: '40%', label: 'more', description: 'than before', method: 'counted', date: '2024' }

it('a figure shows its source, or plainly that it is the agency’s own', async () => {
  const html = await main([
    {
      type: 'figures',
      detail: false,
      figures: [
        { ...figure, source: 'a', number: 1 },
        { ...figure, id: 'g', agency: true, number: undefined },
      ],
      sources: [source],
    },
  ])
  expect(html).toContain('href="#source-1"')
  expect(html.match(/agency figure/g)).toHaveLength(1)
})

it('sources stand in the margin under their number, the year once', async () => {
  const html = await main([{ type: 'prose', id: undefined, heading: 'One', body: words('Text.'), sources: [source] }])
  expect(html).toMatch(
    /<li id="source-1" value="1">.*<a href="https:\/\/a\.example\/b">A work<\/a> <small>Ada · KDD 2024</,
  )
})

it('of questions the first is open, and those it names lead on', async () => {
  const html = await main([
    {
      type: 'questions',
      questions: [question('why', { relatedQuestions: ['how', 'elsewhere'] }), question('how')],
      sources: [],
    },
  ])
  expect(html.match(/<details[^>]* open/g)).toHaveLength(1)
  expect(html).toMatch(/<details[^>]*id="why"[^>]* open|<details[^>]* open[^>]*id="why"/)
  expect(html).toContain('<a href="#how">how?</a>')
  expect(html).not.toContain('elsewhere')
})

describe('cards', () => {
  const cards = { id: undefined, heading: 'Why', intro: words('Intro.'), columns: 2, sources: [] }
  const card = { title: 'First', body: words('Text.'), action: { href: '/faq', text: 'Read on' } }

  it('are a list, steps an ordered one', async () => {
    expect(await main([{ type: 'cards', ...cards, cards: [card] }])).toMatch(/<ul class="cards cards--2">/)
    expect(await main([{ type: 'steps', ...cards, cards: [card] }])).toMatch(/<ol class="steps steps--2">/)
  })

  it('have headings one below their block, or take its place', async () => {
    expect(await main([{ type: 'cards', ...cards, cards: [card] }])).toMatch(/<h3[^>]*>First<\/h3>/)
    expect(await main([{ type: 'cards', ...cards, heading: undefined, cards: [card] }])).toMatch(/<h2[^>]*>First<\/h2>/)
  })
})

it('a statement tells machines its kind, topic and confidence', async () => {
  const html = await main([
    {
      type: 'statement',
      id: 'geo',
      statement: 'definition',
      topic: 'GEO',
      confidence: 'medium',
      heading: 'GEO',
      body: words('Text.'),
      sources: [],
    },
  ])
  expect(html).toMatch(/<section[^>]* id="geo" data-statement="definition" data-topic="GEO" data-confidence="medium">/)
})

it('contact details name hours and closed days in the language of the page', async () => {
  const html = await main([{ type: 'contact-details' }], 'fr')
  expect(html).toContain('du lundi au vendredi, 9\u00a0h – 18\u00a0h')
  expect(html).toContain('samedi, 10\u00a0h – 14\u00a0h')
  expect(html).toMatch(/fermé le dimanche/)
})

it('the first of a month is written as French writes it', async () => {
  expect(await main([], 'fr', '2026-05-01')).toContain('1er\u00a0mai 2026')
  expect(await main([], 'en', '2026-05-01')).toContain('May\u00a01, 2026')
})

describe('charts', () => {
  const text = { title: 'A title', description: 'What it shows.' }
  const chart = (value: Extract<Block, { type: 'chart' }>['chart']) => main([{ type: 'chart', chart: value }])

  it('of phases say in words what they draw, and draw it to scale', async () => {
    const html = await chart({
      ...text,
      id: 'time',
      kind: 'timeline',
      unit: 'Week',
      rows: [
        { label: 'Audit', from: 1, to: 2, note: 'Questions' },
        { label: 'Day', from: 3, to: 3 },
        { label: 'Watch', from: 13, to: null },
      ],
    })
    expect(html).toContain('<figure class="chart chart--timeline" id="time">')
    expect(html).toMatch(/Audit <small>Questions<\/small><\/th><td>1–2<\/td>/)
    expect(html).toContain('<td>3</td>')
    expect(html).toContain('<td>from 13, ongoing</td>')
    expect(html).toContain('<rect class="chart__bar" x="0" width="2" height="1">')
    // What goes on ends where the drawing does.
    expect(html).toMatch(/viewBox="0 0 14 1".*<rect class="chart__bar" x="12" width="2" height="1">/)
  })

  it('of a curve hold every point in a table', async () => {
    const points = [
      { x: 0, y: 20 },
      { x: 5, y: 10 },
      { x: 10, y: 0 },
    ]
    const html = await chart({ ...text, id: 'curve', kind: 'line', x: 'Answers', y: 'Margin', points })
    expect(html).toContain('points="0.0,0.0 320.0,130.0 640.0,260.0"')
    for (const { x, y } of points) expect(html).toContain(`<th scope="row">${x}</th><td>${y}</td>`)
  })

  it('of what overlaps say what each part is, and the whole', async () => {
    const sets = ['SEO', 'GEO', 'GEA'].map((name) => ({ name, text: `${name} is.` }))
    const html = await chart({ ...text, id: 'sets', kind: 'overlap', sets, shared: 'All of it.' })
    for (const { name, text: said } of sets) expect(html).toContain(`<dt>${name}</dt><dd>${said}</dd>`)
    expect(html).toContain('<dt class="chart__shared">SEO + GEO + GEA</dt><dd>All of it.</dd>')
  })

  it('leave out of the reading order what only the eye needs', async () => {
    const html = await chart({
      ...text,
      id: 'curve',
      kind: 'line',
      x: 'x',
      y: 'y',
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
    })
    expect(html).toMatch(/<svg[^>]* aria-hidden="true"/)
  })
})

it('a figure in detail says how and when it was measured, and can be cited', async () => {
  const html = await main([
    {
      type: 'figures',
      detail: true,
      figures: [{ ...figure, date: '2026-05-11', source: 'a', number: 1, anchor: 'f' }],
      sources: [source],
    },
  ])
  expect(html).toContain('id="f" data-statement="fact"')
  expect(html).toContain('counted (May\u00a011, 2026)')
  expect(html).toContain('data-action="cite"')
})
