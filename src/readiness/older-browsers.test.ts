import { afterEach, expect, it, vi } from 'vitest'
import { audit } from './audit.ts'
import { good } from './golden.fixture.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// The build is for Chrome 123, Firefox 125 and Safari 17.5 on (vite.config.ts).
it('an audit needs nothing that the oldest browsers lack which the site is built for', () => {
  const context =
    '{"@context":["https://schema.org",{"a":"b:c"}],"@graph":[{"@context":{"d":"e:f"},"@id":"#x"},{"@type":"Persn"}]}'
  const html = good.replace('</head>', `<script type="application/ld+json">${context}</script></head>`)
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override parse = () => expect.fail('URL.parse came with Chrome 126, Firefox 126 and Safari 18')
    },
  )
  const late = () => expect.fail('methods of sets came with Firefox 127')
  vi.spyOn(Set.prototype, 'union').mockImplementation(late)
  vi.spyOn(Set.prototype, 'symmetricDifference').mockImplementation(late)
  expect(audit({ html, url: 'https://www.atelier.example/service' }).results.length).toBeGreaterThan(30)
})
