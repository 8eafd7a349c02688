import { describe, expect, it } from 'vitest'
import { memoryCaches } from '../outbox/memory-caches.fixture.ts'
import { type CacheableFile, repair } from './repair.ts'

const site = 'https://site.example'
const files: CacheableFile[] = ['/', '/faq', '/recover.js'].map((path) => ({
  url: site + path,
  key: `${site + path}?revision=1`,
  integrity: `sha256-of-${path}`,
  transfer: 1,
}))

/** A device on which `there` is still kept, and a server that has all but `gone`. */
function device({ there = [] as string[], gone = '' } = {}) {
  const caches = memoryCaches()
  const cache = () => caches.open('kept')
  const asked: string[] = []
  const fill = async () => {
    for (const key of there) await (await cache()).put(key, new Response())
  }
  return {
    asked,
    fill,
    cache,
    keys: async () => (await (await cache()).keys()).map(({ url }) => url),
    async fetch({ url }: CacheableFile) {
      asked.push(url.slice(site.length))
      if (gone && url.endsWith(gone)) throw new TypeError('Failed to fetch')
      return new Response('as published')
    },
  }
}

describe('the repair of what is kept', () => {
  it('fetches everything when all of it was cleared away', async () => {
    const { asked, keys, ...rest } = device()
    expect(await repair(rest, files)).toBe(true)
    expect(asked).toEqual(['/', '/faq', '/recover.js'])
    expect(await keys()).toEqual(files.map(({ key }) => key))
  })

  it('fetches only what is missing', async () => {
    const { asked, fill, ...rest } = device({ there: files.slice(0, 2).map(({ key }) => key) })
    await fill()
    expect(await repair(rest, files)).toBe(true)
    expect(asked).toEqual(['/recover.js'])
  })

  it('stops at the first file that cannot be had, keeps what it got and says so', async () => {
    const { asked, keys, ...rest } = device({ gone: '/faq' })
    expect(await repair(rest, files)).toBe(false)
    expect(asked).toEqual(['/', '/faq'])
    expect(await keys()).toHaveLength(1)
  })

  it('waits for the files under way when one cannot be had, so that a second try fetches none of them again', async () => {
    const { asked, keys, fetch, ...rest } = device()
    const gone = Promise.withResolvers<void>()
    const late = async (file: CacheableFile) => {
      const answer = await fetch(file)
      if (file.url.endsWith('/faq') && !(await keys()).length) {
        gone.resolve()
        throw new TypeError('Failed to fetch')
      }
      if (file.url === `${site}/`) await gone.promise
      return answer
    }
    expect(await repair({ ...rest, fetch: late }, files, 2)).toBe(false)
    expect(asked).toEqual(['/', '/faq'])
    expect(await keys()).toHaveLength(1)
    expect(await repair({ ...rest, fetch: late }, files, 2)).toBe(true)
    expect(asked).toEqual(['/', '/faq', '/faq', '/recover.js'])
  })

  it('never rejects where storage is refused', async () => {
    const { fetch } = device()
    expect(await repair({ fetch, cache: () => Promise.reject(new DOMException('no', 'SecurityError')) }, files)).toBe(
      false,
    )
  })
})
