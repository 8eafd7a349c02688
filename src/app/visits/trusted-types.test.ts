import { describe, expect, it } from 'vitest'
import { ownWorkerUrl } from './trusted-types.ts'

const page = 'https://www.citence.example/fr/faq?gclid=1'

describe('script addresses that the page trusts', () => {
  it('lets the worker of this origin through', () => {
    expect(ownWorkerUrl('/sw.js', page)).toBe('/sw.js')
    expect(ownWorkerUrl('https://www.citence.example/sw.js', page)).toBe('https://www.citence.example/sw.js')
  })

  it.each(['https://evil.example/sw.js', '//evil.example/sw.js', '/assets/entry.js', 'sw.js', '/sw.js?x=1', 'data:,1'])(
    'refuses %s',
    (url) => {
      expect(() => ownWorkerUrl(url, page)).toThrow("is not '/sw.js' of this origin")
    },
  )
})
