import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeAliasFiles } from './host-files.ts'

it('an alias is a file with its page', () => {
  const out = mkdtempSync(join(tmpdir(), 'aliases-'))
  try {
    mkdirSync(join(out, 'fr'))
    const pages = {
      'index.html': 'Home',
      'faq.html': 'FAQ',
      'fr/complete-geo-guide.html': 'Guide',
      'fr/complete-geo-guide.md': 'Twin',
    }
    for (const [file, text] of Object.entries(pages)) writeFileSync(join(out, file), text)
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
  } finally {
    rmSync(out, { recursive: true })
  }
})
