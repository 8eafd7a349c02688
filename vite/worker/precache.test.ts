import { describe, expect, it } from 'vitest'
import { fragmentFile, shellFile } from '../../src/site/page-parts.ts'
import { caps, coreFiles, type ListedFile, planPrecache, warningOf } from './precache.ts'

const page = (path: string, size = 6_000): ListedFile => ({
  url: fragmentFile(path),
  revision: 'r1',
  size,
})
const shared: ListedFile[] = [
  { url: 'assets/entry-1a2b.js', revision: null, size: 200_000 },
  { url: 'assets/serif-1a2b.woff2', revision: null, size: 22_000 },
  { url: shellFile('en'), revision: 'r1', size: 8_000 },
  page('/404'),
  page('/fr/404'),
  page('/offline'),
  page('/fr/offline'),
]
const home = [page('/'), page('/fr')]
const many = (count: number) => Array.from({ length: count }, (_, at) => page(`/blog/article-${at}`))

describe('what the service worker keeps', () => {
  it('is the whole site while that is within the caps', () => {
    const files = [...shared, ...home, ...many(30)]
    expect(planPrecache(files, coreFiles())).toMatchObject({ kind: 'everything', files })
  })

  it.each([
    ['files', many(caps.files).map((file) => ({ ...file, size: 10 }))],
    ['bytes', [page('/long', caps.bytes)]],
  ])('is the core of a site with too many %s, by language, once that is set', (_what, more) => {
    const files = [...shared, ...home, ...more]
    expect(() => planPrecache(files, coreFiles())).toThrow(
      /too large .* files, .* set 'keeps' in src\/site\/offline\.ts to 'core'/,
    )
    const plan = planPrecache(files, coreFiles(), 'core')
    expect(plan.kind).toBe('core')
    expect(plan.files).toEqual([...shared, { ...page('/'), locale: 'en' }, { ...page('/fr'), locale: 'fr' }])
  })

  it('is within the caps for a site of 2,000 pages', () => {
    const plan = planPrecache([...shared, ...home, ...many(2_000)], coreFiles(), 'core')
    expect(plan.files.length).toBeLessThanOrEqual(caps.files)
    expect(plan.bytes).toBeLessThanOrEqual(caps.bytes)
  })

  it.each([
    [0.5, undefined],
    [0.81, /81 % .*324 of 400 files/],
  ])('warns before the caps are reached (%f of them)', (share, said) => {
    const more = Math.round(caps.files * share) - shared.length - home.length
    const warning = warningOf(planPrecache([...shared, ...home, ...many(more)], coreFiles()))
    if (said) expect(warning).toMatch(said)
    else expect(warning).toBeUndefined()
  })

  it('fails the build when even the core is too much, and says what to do', () => {
    const files = [...shared, ...home, { url: 'film.svg', revision: 'r1', size: caps.bytes }]
    expect(() => planPrecache(files, coreFiles(), 'core')).toThrow(
      /4\d\d\d KB.*at most 400 of 4096 KB.*film\.svg \(4096 KB\).*worker\.ts/,
    )
  })
})

it('knows home and form pages of every language', () => {
  expect(coreFiles().get(fragmentFile('/fr/agency/contact'))).toBe('fr')
  expect(coreFiles().get(fragmentFile('/'))).toBe('en')
})
