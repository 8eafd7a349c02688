import { expect, it } from 'vitest'
import { publish } from '../published.fixture.ts'

it('articles are a link with section, day and length, for people and assistants', async () => {
  const { html, twin } = await publish('::articles', {
    meta: 'datePublished: 2026-11-20\nreadTime: 7\nsection: Research\n',
  })
  expect(html).toContain('<a href="/faq">A page of a test</a>')
  expect(html).toContain('Research · <time datetime="2026-11-20">November\u00a020, 2026</time> · 7 min read')
  expect(twin).toContain(
    '## [A page of a test](https://www.citence.example/faq)\n\nResearch · November\u00a020, 2026 · 7 min read',
  )
})

it('the length of an article is counted where it is not said', async () => {
  const { html } = await publish('::articles', { meta: 'datePublished: 2026-11-20\nsection: Research\n' })
  expect(html).toContain('1 min read')
})

it('a page without a day or a section is no article', async () => {
  for (const meta of ['datePublished: 2026-11-20\nreadTime: 7\n', 'section: Research\n'])
    expect((await publish('::articles', { meta })).html).not.toContain('min read')
})
