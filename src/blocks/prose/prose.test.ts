import { expect, it } from 'vitest'
import { publish } from '../published.fixture.ts'

const body = '## One\n\nA claim:cite[second], and [more](route:guide).\n\n| A | B |\n| - | - |\n| 1 | 2 |\n'

it('sources are in the margin under their number, and below the text for assistants', async () => {
  const { html, twin } = await publish(body)
  expect(html).toMatch(/<li id="source-1" value="1">.*<cite>Second work<\/cite> <small>Report · February 2025</)
  expect(twin).toContain('## One\n\nA claim[^1], and [more](https://www.citence.example/complete-geo-guide).')
  expect(twin).toContain('[^1]: Second work. Report · February 2025')
})

it('a title that ends a sentence gets no second full stop', async () => {
  const sources = `- { id: first, title: Does it work?, date: 2024, type: study }
- { id: second, title: It does., date: 2025, type: report }\n`
  const { twin } = await publish('One:cite[first]. Two:cite[second].', { files: { 'sources/en.yaml': sources } })
  expect(twin).toContain('[^1]: Does it work? Study · 2024\n\n[^2]: It does. Report · 2025')
})

it('a source leads back to each place that cites it, and says its own words to people and assistants alike, without the day of its check', async () => {
  const known = ['first', 'second', 'third']
    .map((source) => `- { source: ${source}, checked: 2026-11-20, seen: original, quote: What it says. }\n`)
    .join('')
  const { html, twin } = await publish('One:cite[first]. Two:cite[first].', { files: { 'evidence.yaml': known } })
  for (const place of ['cite-1', 'cite-1-2']) {
    expect(html).toContain(`id="${place}"`)
    expect(html).toContain(`href="#${place}"`)
  }
  expect(html).toContain('<summary>Evidence</summary> <q>What it says.</q></details>')
  expect(twin).toContain('[^1]: [First work](https://first.example/a). Study · 2024. Evidence: “What it says.”')
})

it('a table scrolls by itself, its first cells name rows, and it is a table for assistants', async () => {
  const { html, twin } = await publish(body)
  expect(html).toContain('<div class="table" role="group" aria-label="Table" tabindex="0"><table>')
  expect(html).toContain('<tr><th scope="row">1</th><td>2</td></tr>')
  expect(twin).toContain('| A | B |\n| - | - |\n| 1 | 2 |')
  expect((await publish(body.replace('- |\n', '-: |\n'))).twin).toContain('| A |  B |\n| - | -: |\n| 1 |  2 |')
})
