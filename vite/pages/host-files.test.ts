import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { writeAliasFiles } from './host-files.ts'

it('an alias is a file with its page', () => {
  const out = ownFolder({
    'index.html': 'Home',
    'faq.html': 'FAQ',
    'fr/complete-geo-guide.html': 'Guide',
    'fr/complete-geo-guide.md': 'Twin',
  })
  writeAliasFiles(out, ['/', '/faq', '/fr/complete-geo-guide'])
  const text = (file: string) => readFileSync(join(out, file), 'utf8')
  expect(
    [
      'en.html',
      'en/faq.html',
      'guide-complet-geo-2025.html',
      'fr/guide-complet-geo-2025.html',
      'guide-complet-geo-2025.md',
    ].map(text),
  ).toEqual(['Home', 'FAQ', 'Guide', 'Guide', 'Twin'])
})
