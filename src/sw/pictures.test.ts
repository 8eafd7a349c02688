import { describe, expect, it } from 'vitest'
import { memoryCaches } from '../outbox/memory-caches.fixture.ts'
import { isCacheablePicture, pictures } from './pictures.ts'

const thumbnail = 'https://i.ytimg.com/vi/abc/hqdefault.jpg'

function visitor(answer: (request: Request) => Promise<Response>) {
  const asked: string[] = []
  const work: Promise<void>[] = []
  const open = pictures({
    caches: memoryCaches(),
    fetch(request) {
      asked.push(request.mode)
      return answer(request)
    },
  })
  const see = async () => {
    const response = await open(new Request(thumbnail, { mode: 'no-cors' }), (keeping) => work.push(keeping))
    await Promise.all(work)
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
