import { describe, expect, it } from 'vitest'
import { caps, type ListedFile, planPrecache } from './precache.ts'
import { coreFiles } from './precache-core.ts'

const page = (url: string, size = 40_000): ListedFile => ({ url, revision: 'r1', size })
const shared: ListedFile[] = [
  { url: 'assets/entry-1a2b.js', revision: null, size: 200_000 },
  { url: 'assets/serif-1a2b.woff2', revision: null, size: 22_000 },
  page('404.html'),
  page('fr/404.html'),
  page('offline.html'),
  page('fr/offline.html'),
]
const home = [page('index.html'), page('fr.html')]
const many = (count: number) => Array.from({ length: count }, (_, at) => page(`blog/article-${at}.html`))

describe('what the service worker keeps', () => {
  it('is the whole site while that is within the caps', () => {
    const files = [...shared, ...home, ...many(30)]
    expect(planPrecache(files, coreFiles())).toMatchObject({ kind: 'everything', files })
  })

  it.each([
    ['files', many(caps.files).map((file) => ({ ...file, size: 10 }))],
    ['bytes', [page('long.html', caps.bytes)]],
  ])('is the core of a site with too many %s, by language', (_what, more) => {
    const plan = planPrecache([...shared, ...home, ...more], coreFiles())
    expect(plan.kind).toBe('core')
    expect(plan.files).toEqual([
      ...shared,
      { ...page('index.html'), locale: 'en' },
      { ...page('fr.html'), locale: 'fr' },
    ])
  })

  it('is within the caps for a site of 2,000 pages', () => {
    const plan = planPrecache([...shared, ...home, ...many(2_000)], coreFiles())
    expect(plan.files.length).toBeLessThanOrEqual(caps.files)
    expect(plan.bytes).toBeLessThanOrEqual(caps.bytes)
  })

  it('fails the build when even the core is too much, and says what to do', () => {
    const files = [...shared, ...home, { url: 'film.svg', revision: 'r1', size: caps.bytes }]
    expect(() => planPrecache(files, coreFiles())).toThrow(
      /4\d\d\d KB.*at most 200 of 4096 KB.*film\.svg \(4096 KB\).*worker\.ts/,
    )
  })
})

it('knows home and form pages of every language', () => {
  expect(coreFiles().get('fr/agency/contact.html')).toBe('fr')
  expect(coreFiles().get('index.html')).toBe('en')
})
