import { describe, expect, it } from 'vitest'
import { canonicalPath } from './aliases.ts'
import { processorSeconds } from './processor-time.fixture.ts'

describe('the one form of a path', () => {
  it.each([
    ['/faq/', '/faq'],
    ['/fr/', '/fr'],
    ['/fr/faq//', '/fr/faq'],
    ['/faq\\', '/faq'],
    ['', '/'],
    ['///', '/'],
    ['faq', '/faq'],
    ['/faq.html', '/faq'],
    ['/fr/index.html', '/fr'],
    ['/index.html/', '/'],
    ['/fr/faq/index/index.html', '/fr/faq'],
    ['/reindex', '/reindex'],
    ['/.html', '/'],
    ['//.html', '/'],
    ['/en/.html', '/'],
    ['//index.html', '/'],
  ])('of %j is %j', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/faq', '/faq'],
    ['/en/faq/', '/faq'],
    ['/en/en/faq', '/faq'],
    ['/en/fr/faq', '/fr/faq'],
    ['/guide-complet-geo-2025', '/fr/complete-geo-guide'],
    ['/guide-complet-geo-2025/', '/fr/complete-geo-guide'],
    ['/fr/guide-complet-geo-2025', '/fr/complete-geo-guide'],
    ['/en/guide-complet-geo-2025', '/fr/complete-geo-guide'],
  ])('of the alias %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it('of the Markdown twin of a page whose place the home page took is that of the home page', () => {
    expect(canonicalPath('/old.md', { moved: { '/old': '/' }, retired: {} })).toBe('/index.md')
  })

  it.each(['/english', '/energy/en', '/fr/en', '/complete-geo-guide-2025'])(
    'of %s, which is no alias, is itself',
    (path) => {
      expect(canonicalPath(path)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '///evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/en//evil.example',
    '/en/\\evil.example',
    '/en/en//evil.example',
    '/en///\\//evil.example//',
  ])('of %s stays on this site', (path) => {
    const canonical = canonicalPath(path)
    expect(canonical).toBe('/evil.example')
    expect(new URL(canonical, 'https://here.example').origin).toBe('https://here.example')
  })

  const long = 100_000
  it.each([
    ['prefixes', `${'/en'.repeat(long)}/a${'/'.repeat(long)}b`],
    ['slashes', `/a${'/'.repeat(long)}b`],
    ['slashes of both kinds at both ends', `${'/\\'.repeat(long)}b${'\\/'.repeat(long)}`],
    ['names of files', '/index.html'.repeat(long)],
    ['names of files in one', `/${'.html'.repeat(long)}`],
    ['almost prefixes', '/enn'.repeat(long)],
  ])('takes no longer for a path of %s than reading it', (_, path) => {
    // In quadratic time, one of these would take minutes.
    expect(processorSeconds(() => canonicalPath(path))).toBeLessThan(1)
  })

  it('is reached in one step', () => {
    for (const path of ['/en//en/\\fr/faq/', '//en/guide-complet-geo-2025/'])
      expect(canonicalPath(canonicalPath(path))).toBe(canonicalPath(path))
  })
})
