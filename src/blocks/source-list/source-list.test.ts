import { expect, it } from 'vitest'
import { publish } from '../published.fixture.ts'

const files = {
  'evidence.yaml': ['first', 'second', 'third']
    .map(
      (source) => `
- source: ${source}
  checked: 2026-11-20
  seen: original
  study:
    protocol: { en: Asked 9 of ${source}., fr: Demandé. }
    result: { en: Found 4., fr: Trouvé. }
    limits: { en: One week., fr: Une semaine. }
  against: { en: Others found 2., fr: Autres. }`,
    )
    .join(''),
}

it('a work is a link with who, where and when; in detail, with what speaks for and against it', async () => {
  const { html, twin } = await publish('::source-list{ids=first detail=true}', { files })
  expect(html).toContain('<li id="first"><a href="https://first.example/a">First work</a> <small>Study · 2024</small>')
  for (const said of ['Asked 9 of first.', 'Found 4.', 'One week.', 'Others found 2.', 'November\u00a020, 2026']) {
    expect(html).toContain(said)
    expect(twin).toContain(said)
  }
  expect(twin).toContain('**Against it:** Others found 2.')
})

it('works that a page rests on are numbered, others are not', async () => {
  expect((await publish('::source-list{ids="first second"}')).html).toContain('<ol class="bibliography">')
  expect((await publish('::source-list{ids=first kind=others}')).html).toContain('<ul class="bibliography">')
})
