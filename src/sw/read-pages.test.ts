import { describe, expect, it } from 'vitest'
import { htmlPage, memoryCaches } from '../outbox/memory-caches.fixture.ts'
import { type CorePage, readManifest } from './manifest.ts'
import { readPages } from './read-pages.ts'

/** A page that says which it is. */
const page = (path: string, text: string, status = 200) => htmlPage(`<main data-page="${path}">${text}`, status)
const textOf = async (response: Response | undefined) => (await response?.text())?.replace(/<.*>/, '')

const core: CorePage[] = [
  { url: '/', revision: 'r1', integrity: '', transfer: 1, locale: 'en' },
  { url: '/fr', revision: 'r1', integrity: '', transfer: 1, locale: 'fr' },
  { url: '/fr/agency/contact', revision: 'r1', integrity: '', transfer: 1, locale: 'fr' },
]

function visitor(pages: readonly CorePage[] = core) {
  const asked: string[] = []
  const net = { answer: async (url: string) => htmlPage(`${url} v1`) }
  const caches = memoryCaches()
  const fetch = (url: string) => {
    asked.push(url)
    return net.answer(url)
  }
  return {
    asked,
    net,
    again: (next = pages) => readPages({ caches, fetch }, next),
    kept: readPages({ caches, fetch }, pages),
  }
}

describe('a site too large to be kept whole', () => {
  it('keeps home and forms in the language of the visitor, and fetches them once', async () => {
    const { asked, kept, again } = visitor()
    await Promise.all([kept.keepCore('fr'), kept.keepCore('fr')])
    await again().keepCore('fr')
    expect(asked).toEqual(['/fr', '/fr/agency/contact'])
    expect(await (await kept.core('/fr'))?.text()).toBe('/fr v1')
    expect(await kept.core('/')).toBeUndefined()
  })

  it('fetches of the core only what a new version changed', async () => {
    const { asked, kept, again } = visitor()
    await kept.keepCore('fr')
    asked.length = 0
    await again(core.map((page) => (page.url === '/fr' ? { ...page, revision: 'r2' } : page))).keepCore('fr')
    expect(asked).toEqual(['/fr'])
  })

  it('keeps what was read, but neither errors nor what is no page', async () => {
    const { kept } = visitor()
    await kept.remember('/blog/a', page('/blog/a', 'a'))
    await kept.remember('/blog/b', page('/blog/b', 'gone', 404))
    await kept.remember('/blog/c', new Response('{}', { headers: { 'content-type': 'application/json' } }))
    expect(await textOf(await kept.find('/blog/a'))).toBe('a')
    expect(await kept.find('/blog/b')).toBeUndefined()
    expect(await kept.find('/blog/c')).toBeUndefined()
  })

  it('keeps sixty pages that were read, the latest', async () => {
    const { kept } = visitor()
    for (let at = 0; at < 61; at++) await kept.remember(`/blog/${at}`, page(`/blog/${at}`, String(at)))
    expect(await kept.find('/blog/0')).toBeUndefined()
    expect(await kept.find('/blog/60')).toBeDefined()
  })

  it('fetches what was read anew after an update, and keeps what cannot be fetched', async () => {
    const { again, asked, kept, net } = visitor()
    await kept.remember('/blog/a', page('/blog/a', 'a v1'))
    await kept.remember('/blog/b', page('/blog/b', 'b v1'))
    net.answer = async (url) => {
      if (url.endsWith('/b')) throw new TypeError('Failed to fetch')
      return page('/blog/a', 'a v2')
    }
    await kept.outdate()
    expect(asked).toEqual([])
    await Promise.all([kept.refresh(), kept.refresh()])
    expect(await textOf(await kept.find('/blog/a'))).toBe('a v2')
    expect(await textOf(await kept.find('/blog/b'))).toBe('b v1')
    asked.length = 0
    await again().refresh()
    expect(asked).toEqual([])
  })

  it('fetches what was read anew at the next visit with a network', async () => {
    const { again, kept, net } = visitor()
    await kept.remember('/blog/a', page('/blog/a', 'a v1'))
    await kept.outdate()
    net.answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await kept.refresh()
    net.answer = async () => page('/blog/a', 'a v2')
    await again().refresh()
    expect(await textOf(await kept.find('/blog/a'))).toBe('a v2')
  })

  it('keeps its core while a new version takes its own, in all languages', async () => {
    const { again, kept } = visitor()
    const keepAll = ({ keepCore }: typeof kept) => Promise.all([keepCore('en'), keepCore('fr')])
    await keepAll(kept)
    await keepAll(again(core.map((page) => ({ ...page, revision: 'r2' }))))
    expect(await Promise.all(core.map(async ({ url }) => (await kept.core(url)) !== undefined))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('keeps what is open when it is installed, before anything is read through it', async () => {
    const { asked, kept, net } = visitor()
    net.answer = async (url) => page(url, 'open')
    await kept.keepOpen(['/blog/a', '/blog/a'])
    expect(await textOf(await kept.find('/blog/a'))).toBe('open')
    expect(asked).toEqual(['/blog/a'])
  })

  it('keeps no page that is not ours, and loses none to it', async () => {
    const { kept } = visitor()
    await kept.remember('/blog/a', page('/blog/a', 'ours'))
    for (const path of ['/blog/a', '/blog/b']) await kept.remember(path, htmlPage('Sign in to this network'))
    expect(await textOf(await kept.find('/blog/a'))).toBe('ours')
    expect(await kept.find('/blog/b')).toBeUndefined()
  })

  it('does without the core when there is no network yet', async () => {
    const { kept, net } = visitor()
    net.answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await kept.keepCore('fr')
    expect(await kept.core('/fr')).toBeUndefined()
  })
})

it('a site that is kept whole has no core, and fetches none', async () => {
  const { kept, asked } = visitor([])
  await kept.keepCore('fr')
  await kept.keepOpen(['/faq'])
  expect([kept.limited, asked]).toEqual([false, []])
})

it('the list of the build says who keeps what', () => {
  const shared = { url: 'assets/a-1.js', revision: null, integrity: 'sha256-a', transfer: 1 }
  const home = { url: '/fr', revision: 'r1', integrity: 'sha256-b', transfer: 1, locale: 'fr' } as const
  const pack = { url: 'kept/en.json', revision: 'r1', integrity: 'sha256-c', transfer: 2, holds: true } as const
  expect(readManifest([shared, home, pack])).toEqual({ everybody: [shared], core: [home], packs: [pack] })
})
