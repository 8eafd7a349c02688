import { describe, expect, it } from 'vitest'
import type { Block } from '../../content/model.ts'
import { publish, publishBlocks, refusal } from '../published.fixture.ts'

describe('charts', () => {
  const text = { title: 'A title', description: 'What it shows.' }
  const chart = (value: Extract<Block, { type: 'chart' }>['chart']) => publishBlocks([{ type: 'chart', chart: value }])

  it('of phases say in words what they draw, and draw it to scale', async () => {
    const { html } = await chart({
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
    // A phase without an end goes on to the edge of the drawing.
    expect(html).toMatch(/viewBox="0 0 14 1".*<rect class="chart__bar" x="12" width="2" height="1">/)
  })

  it('of a curve hold every point in a table, and keep what only the eye needs out of the reading order', async () => {
    const points = [
      { x: 0, y: 20 },
      { x: 5, y: 10 },
      { x: 10, y: 0 },
    ]
    const { html } = await chart({ ...text, id: 'curve', kind: 'line', x: 'Answers', y: 'Margin', points })
    expect(html).toContain('points="0.0,0.0 320.0,130.0 640.0,260.0"')
    for (const { x, y } of points) expect(html).toContain(`<th scope="row">${x}</th><td>${y}</td>`)
    expect(html).toMatch(/<svg[^>]* aria-hidden="true"/)
  })

  it('of dates have one axis of years, and say in words the months of each row', async () => {
    const { html, twin } = await chart({
      ...text,
      id: 'ends',
      kind: 'dates',
      headings: ['What', 'Months'],
      rows: [
        { label: 'Slow', note: 'at first', from: '2023-07', to: '2026-01' },
        { label: 'Open', from: '2025-06' },
        { label: 'Sudden', to: '2024-12' },
      ],
    })
    const years = Array.from(html.matchAll(/<text x="([\d.]+%)"[^>]*>’(\d+)<\/text>/g), ([, at, year]) => [at, year])
    expect(years).toEqual([
      ['0.0%', '23'],
      ['25.0%', '24'],
      ['50.0%', '25'],
      ['75.0%', '26'],
    ])
    // July is the seventh of 48 months: the dot is in its middle.
    expect(html).toContain('<line class="chart__line" x1="13.5%" x2="76.0%" y1="50%" y2="50%">')
    expect(html.match(/chart__open/g)).toHaveLength(2)
    expect(html.match(/chart__dot/g)).toHaveLength(2)
    expect(twin).toMatch(/\| Open +\| from Jun\u00a02025 +\|\n\| Sudden +\| Dec\u00a02024 +\|/)
  })

  it('of what overlaps say what each part is, and the whole', async () => {
    const sets = ['SEO', 'GEO', 'GEA'].map((name) => ({ name, text: `${name} is.` }))
    const { html } = await chart({ ...text, id: 'sets', kind: 'overlap', sets, shared: 'All of it.' })
    for (const { name, text: said } of sets) expect(html).toContain(`<dt>${name}</dt><dd>${said}</dd>`)
    expect(html).toContain('<dt class="chart__shared">SEO + GEO + GEA</dt><dd>All of it.</dd>')
  })

  it('of every kind can be cited by their address', async () => {
    const sets = ['SEO', 'GEO', 'GEA'].map((name) => ({ name, text: `${name} is.` }))
    const { html, twin } = await chart({ ...text, id: 'sets', kind: 'overlap', sets, shared: 'All of it.' })
    expect(html).toMatch(
      /id="sets".*data-action="cite"[^>]*>Cite this figure<\/button> <a href="\/social\/en\/charts\/sets\.png"/,
    )
    expect(twin).not.toMatch(/Cite|Share/)
  })
})

it('of dates is refused a row without a month, which nothing could draw', () => {
  const chart = '- { id: one, kind: dates, title: T, description: D., headings: [A, B], rows: [{ label: When }] }'
  expect(refusal('::chart{id=one}', { files: { 'charts/en.yaml': chart } })).toContain(
    "'rows', entry 1 of 'one' has no month",
  )
})

it.each([
  ['from: 3, to: 2', "'rows', entry 1 of 'one' ends before it begins"],
  ['from: 0, to: 2', 'is 0. It has to be at least 1.'],
])('of phases is refused one that would leave its drawing: %s', (phase, message) => {
  const chart = `- { id: one, kind: timeline, title: T, description: D., unit: Week, rows: [{ label: A, ${phase} }] }`
  expect(refusal('::chart{id=one}', { files: { 'charts/en.yaml': chart } })).toContain(message)
})

const line =
  '- { id: one, kind: line, title: Curve, description: Falls., x: Answers, y: Margin, points: [{ x: 0, y: 20 }, { x: 4, y: 10 }] }'

it('what is drawn is a table for assistants', async () => {
  const { twin } = await publish('::chart{id=one}', { files: { 'charts/en.yaml': line } })
  expect(twin).toMatch(/\*\*Curve\*\*: Falls\./)
  expect(twin).toMatch(/\| Answers \| Margin \|\n\| -+ \| -+ \|\n\| 0 +\| 20 +\|\n\| 4 +\| 10 +\|/)
})

it('a curve that would leave its drawing is refused', () => {
  const files = { 'charts/en.yaml': line.replace('y: 10', 'y: -10') }
  expect(refusal('::chart{id=one}', { files })).toContain('is -10. It has to be at least 0.')
})

describe('figures of the ledger', () => {
  const figure = (id: string, value: string) =>
    `- { id: ${id}, value: "${value}", label: more, description: than before, method: counted, date: 2024, source: second }\n`
  const drawn = (kind: string) => ({
    'figures/en.yaml': figure('up', '+40%') + figure('down', '−7.5%'),
    'charts/en.yaml': `- { id: one, kind: ${kind}, title: Edits, description: Two of them., columns: [Edit, Change], rows: [{ label: Good, figure: up }, { label: Bad, figure: down }] }`,
  })
  const shown = async (kind: string) => publish('::chart{id=one}', { files: drawn(kind) })

  it('are a table with their source, for assistants too', async () => {
    const { html, twin } = await shown('bars')
    expect(html).toContain('<th scope="row">Good</th><td>+40%</td>')
    expect(html).toContain('href="#source-1"')
    expect(html).toContain('id="source-1"')
    expect(twin).toMatch(/\*\*Edits\*\*: Two of them\.\[\^1\]/)
    expect(twin).toMatch(/\| Edit +\| Change +\|\n\| -+ \| -+ \|\n\| Good +\| \+40% +\|\n\| Bad +\| −7\.5% +\|/)
  })

  it('go to either side of zero, on a scale that all such charts have', async () => {
    const { html } = await shown('bars')
    expect(html).toContain('viewBox="-10 0 60 2"')
    expect(html).toContain('<rect class="chart__bar" x="0" width="40" height="2">')
    expect(html).toContain('<rect class="chart__less" x="-7.5" width="7.5" height="2">')
  })

  it.each([
    ['en', '12,500', '1,250.5'],
    ['fr', '12 500', '1 250,5'],
  ] as const)('may be above a thousand, as %s writes it', async (locale, more, less) => {
    const [, chart] = Object.values(drawn('bars'))
    const files = {
      [`figures/${locale}.yaml`]: figure('up', more) + figure('down', less),
      [`charts/${locale}.yaml`]: chart ?? '',
    }
    const { html } = await publish('::chart{id=one}', { locale, files })
    expect(html).toContain('x="0" width="12500"')
    expect(html).toContain('x="0" width="1250.5"')
  })

  it('fill squares of a hundred', async () => {
    const files = { ...drawn('hundred'), 'figures/en.yaml': figure('up', '45%') + figure('down', '1 of 100') }
    const { html } = await publish('::chart{id=one}', { files })
    expect(html).toContain('<path class="chart__squares chart__squares--full" d="M0 0.5h20M0 1.5h20M0 2.5h5">')
    expect(html).toContain('<path class="chart__squares chart__squares--full" d="M0 0.5h1">')
  })

  it('are a range from the least to the most', async () => {
    const chart =
      '- { id: one, kind: dot-range, title: Spread, description: Of two., columns: [Site, Count], rows: [{ label: Mine, from: low, to: high }] }'
    const files = { 'charts/en.yaml': chart, 'figures/en.yaml': figure('low', '38') + figure('high', '312') }
    const { html, twin } = await publish('::chart{id=one}', { files })
    expect(html).toContain('<th scope="row">Mine</th><td>38–312</td>')
    expect(html).toMatch(/<line class="chart__line" x1="16.7%" x2="94.0%"/)
    expect(twin).toMatch(/\| Mine +\| 38–312 +\|/)
    const none = { ...files, 'figures/en.yaml': figure('low', '38') }
    expect(refusal('::chart{id=one}', { files: none })).toContain("'high' is not in src/content/figures/en.yaml")
  })

  it('are a line over time, in a band as wide as the margin of their samples', async () => {
    const files = {
      'figures/en.yaml': [figure('before', '20%'), figure('after', '50%')]
        .map((written, at) => written.replace(' }', `, sample: ${at === 0 ? 400 : 2500} }`))
        .join(''),
      'charts/en.yaml':
        '- { id: one, kind: slope, title: Use, description: Rises., columns: [Year, Share, Asked, Margin], rows: [{ label: "2023", figure: before }, { label: "2024", figure: after }] }',
    }
    const { html, twin } = await publish('::chart{id=one}', { files })
    expect(twin).toMatch(/\| 2023 +\| 20% +\| 400 +\| ± 3.9 +\|\n\| 2024 +\| 50% +\| 2,500 +\| ± 2 +\|/)
    // At 260 units for 51.96 per cent, the margins are 3.92 and 1.96 per cent to either side.
    expect(html).toContain('<polygon class="chart__band" points="0.0,140.3 640.0,0.0 640.0,19.6 0.0,179.5">')
    // One of a hundred: a margin wider than the share ends at the axis.
    const small = files['figures/en.yaml'].replace('20%', '1%').replace('400', '100')
    expect((await publish('::chart{id=one}', { files: { ...files, 'figures/en.yaml': small } })).html).toContain(
      '640.0,19.6 0.0,260.0">',
    )
    const unknown = { ...files, 'figures/en.yaml': figure('before', '20%') + figure('after', '50%') }
    expect(refusal('::chart{id=one}', { files: unknown })).toContain("'before' has no 'sample'")
  })

  it('are named below a line where the names have room on a phone', async () => {
    const rows = ['2021', '2022', '2023', '2024'].map((year) => `{ label: juillet ${year}, figure: share }`)
    const files = {
      'figures/en.yaml': figure('share', '20%').replace(' }', ', sample: 400 }'),
      'charts/en.yaml': `- { id: one, kind: slope, title: Use, description: D., columns: [Year, Share, Asked, Margin], rows: [${rows.join()}] }`,
    }
    const { html } = await publish('::chart{id=one}', { files })
    const named = Array.from(html.matchAll(/<text[^>]*>juillet (\d+)</g), ([, year]) => year)
    expect(named).toEqual(['2021', '2023'])
  })

  it.each([
    [
      'are refused where they are no number',
      { 'figures/en.yaml': figure('up', 'many') + figure('down', '1') },
      "'up' is 'many'",
    ],
    [
      'are refused where nobody knows them',
      { 'figures/en.yaml': figure('up', '1') },
      "'down' is not in src/content/figures/en.yaml",
    ],
    [
      'are refused of more than a hundred',
      { ...drawn('hundred'), 'figures/en.yaml': figure('up', '101') + figure('down', '1') },
      "'up' is '101'",
    ],
    [
      'are refused where a drawing would show a part of them',
      { ...drawn('hundred'), 'figures/en.yaml': figure('up', '3 in 10') + figure('down', '1') },
      "'up' is '3 in 10'",
    ],
  ])('%s', (_, files, message) => {
    expect(refusal('::chart{id=one}', { files: { ...drawn('bars'), ...files } })).toContain(message)
  })
})
