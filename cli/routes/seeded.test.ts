import { describe, expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { checkBuiltSite } from './check-site.ts'
import { readSite } from './read-site.ts'
import { type Files, faults, sound } from './seeded.fixture.ts'

function found(files: Files): string[] {
  const site = readSite(ownFolder(files), { shown: 'site' })
  return checkBuiltSite(site, 'fr', { only: [], diverging: [] }).map(
    ({ rule, file, message }) => `${rule} ${file} ${message}`,
  )
}

describe('a sound site has no finding:', () => {
  it.each(Object.entries(sound))('%s', (_, files) => {
    expect(found(files)).toEqual([])
  })
})

describe('is found:', () => {
  const files = sound['one language without a prefix'] ?? {}
  it.each(faults)('%s', (_, from, to, rule) => {
    const page = files['faq.html'] ?? ''
    const broken = page.replace(from, to)
    expect(broken).not.toBe(page)
    expect(found({ ...files, 'faq.html': broken }).map((line) => line.split(' ')[0])).toContain(`routes/${rule}`)
  })
})

it('a translation that names its source, which does not name it back', () => {
  const files = sound['translated addresses'] ?? {}
  const page = files['contact-us.html'] ?? ''
  const broken = page.replace(/<link rel="alternate"[^>]*>\n/g, '')
  expect(found({ ...files, 'contact-us.html': broken }).map((line) => line.split(' ')[0])).toContain(
    'routes/hreflang-missing',
  )
})
