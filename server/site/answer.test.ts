import { describe, expect, it } from 'vitest'
import { answerSite, prefersMarkdown } from './answer.ts'
import type { Asset } from './assets.ts'

describe('Markdown is preferred', () => {
  it.each([
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/markdown;q=0.9, text/html;q=0.8',
    'TEXT/Markdown; charset=utf-8; q=0.5, */*;q=0.1',
    'application/json, text/markdown;q=0.1',
    'text/markdown;q=0.5, text/*;q=0.4',
  ])('by %j', (accept) => expect(prefersMarkdown(accept)).toBe(true))
})

describe('the page is preferred', () => {
  it.each([
    null,
    '',
    '*/*',
    'text/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
    'text/markdown;q=0',
    'text/markdown;q=0.000, */*',
    'text/markdown;q=0.8, text/html',
    'text/markdown;q=0.8, text/*;q=0.9',
    'application/json',
  ])('by %j', (accept) => expect(prefersMarkdown(accept)).toBe(false))
})

const from = {
  moved: {},
  retired: { '/gone': '2026-11-22', '/fr/gone': '2026-11-22' },
}

const page = (text: string): Asset => ({
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  variants: new Map([['identity', { bytes: new TextEncoder().encode(text), tag: '"1"' }]]),
})
const assets = new Map([
  ['/410', page('Withdrawn')],
  ['/fr/410', page('Retirée')],
])
const get = (path: string, site: ReadonlyMap<string, Asset> = assets) =>
  answerSite(site, new Request(`http://localhost${path}`), from)

it.each([
  ['/gone', 'Withdrawn'],
  ['/fr/gone?from=mail', 'Retirée'],
  ['/gone.md', 'Withdrawn'],
])('%s was withdrawn: 410, and a page that says so', async (path, text) => {
  const answer = get(path)
  expect(answer.status).toBe(410)
  expect(await answer.text()).toBe(text)
})

it('answers with plain text when there is no error page', async () => {
  expect(await get('/gone', new Map()).text()).toBe('Gone\n')
})
