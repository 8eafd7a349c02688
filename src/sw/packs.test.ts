import { expect, it } from 'vitest'
import { memoryCaches } from '../outbox/memory-caches.fixture.ts'
import { fragmentFile, shellFile } from '../site/page-parts.ts'
import { takePacks } from './packs.ts'

const english = {
  [fragmentFile('/')]: 'Home\u001e…',
  [fragmentFile('/faq')]: 'Questions',
  'assets/en-12345678.js': 'yes',
}
const all = { [shellFile('en')]: '<html>', 'recover.js': 'recover()' }
const held = { ...english, ...all }
const published: Record<string, object> = { 'kept/en.json': english, 'kept/all.json': all }
const packs = Object.keys(published).map((url) => ({ url, integrity: `of ${url}` }))
const keyOf = (url: string) => `https://site.example/${url}`
const files = [...Object.keys(held), fragmentFile('/fr')].map((url) => ({
  url,
  key: keyOf(url),
  integrity: '',
  transfer: 1,
}))

/** A device on which `there` is kept, and a server that has another version of `other`. */
async function take({ there = [] as string[], other = '' } = {}) {
  const cache = await memoryCaches().open('kept')
  for (const url of there) await cache.put(keyOf(url), new Response('as before'))
  const asked: string[] = []
  const told: string[] = []
  const device = {
    cache: async () => cache,
    onKept: ({ url }: { url: string }) => told.push(url),
    async fetch({ url, integrity }: { url: string; integrity: string }) {
      asked.push(url)
      expect(integrity).toBe(`of ${url}`)
      if (url === other) throw new TypeError('Failed to fetch')
      return Response.json(published[url])
    },
  }
  await takePacks(device, packs, files)
  const kept = async (url: string) => {
    const body = (await cache.match(keyOf(url)))?.body
    const isPacked = url.endsWith('.bin') && !there.includes(url)
    return body && new Response(isPacked ? body.pipeThrough(new DecompressionStream('deflate-raw')) : body).text()
  }
  return { asked, told: told.sort(), kept: await Promise.all(files.map(({ url }) => kept(url))) }
}

it('a device that has nothing takes all packs, and keeps each file as it is published', async () => {
  const { asked, told, kept } = await take()
  expect(asked.sort()).toEqual(['kept/all.json', 'kept/en.json'])
  expect(kept).toEqual([...Object.values(held), undefined])
  expect(told).toEqual(Object.keys(held).sort())
})

it('a device that lacks a few is left to fetch them by themselves, and keeps what it has', async () => {
  const { asked, kept } = await take({ there: [fragmentFile('/'), fragmentFile('/faq')] })
  expect(asked).toEqual(['kept/all.json'])
  expect(kept.slice(0, 4)).toEqual(['as before', 'as before', undefined, '<html>'])
})

it('a pack of another version is not taken, and does not keep others from being taken', async () => {
  expect((await take({ other: 'kept/en.json' })).told).toEqual(Object.keys(all).sort())
})
