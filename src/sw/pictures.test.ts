import { describe, expect, it } from 'vitest'
import { memoryCaches } from '../outbox/memory-caches.fixture.ts'
import { isCacheablePicture, pictures } from './pictures.ts'

const thumbnail = 'https://i.ytimg.com/vi/abc/hqdefault.jpg'

function visitor(answer: (request: Request) => Promise<Response>) {
  const asked: string[] = []
  const work: Promise<unknown>[] = []
  const open = pictures({
    caches: memoryCaches(),
    fetch(request) {
      asked.push(request.mode)
      return answer(request)
    },
  })
  const see = async (address = thumbnail) => {
    const response = await open(new Request(address, { mode: 'no-cors' }), (keeping) => work.push(keeping))
    // One may begin another.
    for (const one of work) await one
    return response.text()
  }
  return { asked, see }
}

describe('a picture', () => {
  it('is fetched once, as one whose bytes may be read, and kept', async () => {
    const { asked, see } = visitor(async () => new Response('picture'))
    expect([await see(), await see()]).toEqual(['picture', 'picture'])
    expect(asked).toEqual(['cors'])
  })

  it.each([
    ['https://site.example/videos/film.webp', ['1', '1', '2']],
    ['https://site.example/assets/chart-0123abcd-480.webp', ['1', '1', '1']],
  ])('%s is another on the page after the next only where its name has no hash', async (address, seen) => {
    let published = 0
    const { see } = visitor(async () => new Response(String(++published)))
    expect([await see(address), await see(address), await see(address)]).toEqual(seen)
  })

  it('that was kept is shown without a network', async () => {
    let isThere = true
    const { see } = visitor(async () => {
      if (!isThere) throw new TypeError('Failed to fetch')
      return new Response('picture')
    })
    await see('https://site.example/videos/film.webp')
    isThere = false
    expect(await see('https://site.example/videos/film.webp')).toBe('picture')
  })

  it('is shown, and not kept, where its host lets nobody read it', async () => {
    const { asked, see } = visitor(async ({ mode }) => {
      if (mode === 'cors') throw new TypeError('Failed to fetch')
      // An opaque answer, as a worker sees it.
      return Object.defineProperty(new Response('unreadable'), 'type', { value: 'opaque' })
    })
    expect([await see(), await see()]).toEqual(['unreadable', 'unreadable'])
    expect(asked).toEqual(['cors', 'no-cors', 'cors', 'no-cors'])
  })

  it('that is missing is not kept', async () => {
    const { asked, see } = visitor(async () => new Response('missing', { status: 404 }))
    await see()
    await see()
    expect(asked).toEqual(['cors', 'cors'])
  })

  it.each([
    [thumbnail, 'image', false, true],
    ['https://elsewhere.example/pixel.gif', 'image', false, false],
    ['https://site.example/social/faq.png', 'image', true, true],
    ['https://site.example/faq.md', 'document', true, false],
  ])('%s as %s is the business of this cache: %j → %j', (url, destination, sameOrigin, kept) => {
    expect(isCacheablePicture({ url: new URL(url), destination, sameOrigin })).toBe(kept)
  })
})
