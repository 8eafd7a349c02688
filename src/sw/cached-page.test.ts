import { describe, expect, it } from 'vitest'
import { composePage, fragmentFile, lookFile, mark, shellFile } from '../site/page-parts.ts'
import { cachedPage } from './cached-page.ts'

const joined = (...parts: string[]) => parts.join(mark)
const shell = joined(
  '<head>',
  'own',
  '',
  'sheets',
  '',
  'script',
  '<nav><a',
  '/faq',
  '>',
  'own',
  '<p id="',
  'path',
  '">',
)
const look = joined('a', '<style>a</style>', 'b', '<style>b</style>', 'script', '<script></script>')
const fragment = joined('/faq', 'b a', '<title>', '<main>')
const page =
  '<head><title><style>b</style><style>a</style><script></script><nav><a aria-current="page"><main><p id="/faq">'

describe('a page that is put together', () => {
  it('has its own parts, its sheets in its order, and what all pages carry', () => {
    expect(composePage(fragment, shell, look)).toBe(page)
  })

  it('marks no link but those to itself', () => {
    expect(composePage(joined('/', '', '1', '2'), shell, look)).toBe('<head>1<script></script><nav><a>2<p id="/">')
  })

  it('is returned as it is when it was not taken apart', () => {
    expect(composePage(joined('/faq', '', '<html>'), shell, look)).toBe('<html>')
  })

  it('is not composed when a sheet is unknown: never a page without its styles', () => {
    expect(() => composePage(joined('/faq', 'c', '1', '2'), shell, look)).toThrow("'c'")
  })

  it('never confuses a text with a name', () => {
    expect(() => composePage(joined('/faq', '<style>a</style>', '1', '2'), shell, look)).toThrow()
  })
})

describe('a page that is kept', () => {
  const packed = () => new Blob([fragment]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const files = (more: Record<string, BodyInit>) => {
    const all = new Map<string, BodyInit>(
      Object.entries({ [fragmentFile('/faq')]: packed(), [shellFile('en')]: shell, ...more }),
    )
    return async (file: string) => {
      const body = all.get(file)
      const headers = { 'content-type': 'text/plain', etag: '"1"', 'content-security-policy': "script-src 'sha256-1'" }
      return body === undefined ? undefined : new Response(body, { headers })
    }
  }

  it('comes as HTML, with the security policy of its styles and scripts', async () => {
    const response = await cachedPage('/faq', files({ [lookFile]: look }))
    expect(await response?.text()).toBe(page)
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'sha256-1'",
    })
  })

  it.each([
    ['a part is missing', {}],
    ['it is of another kind', { [lookFile]: look, [fragmentFile('/faq')]: '<html>' }],
    ['its styles are unknown', { [lookFile]: joined('script', '') }],
  ])('is none when %s', async (_what, more) => {
    expect(await cachedPage('/faq', files(more))).toBeUndefined()
  })
})

it('keeps home where no other page can be', () => {
  expect(['/', '/index', '/fr'].map(fragmentFile)).toEqual([
    'kept/pages.bin',
    'kept/pages/index.bin',
    'kept/pages/fr.bin',
  ])
})
