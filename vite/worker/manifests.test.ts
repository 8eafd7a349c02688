import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routeAt } from '../../src/site/routes.ts'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { brandHash, screenshotHashFile } from '../pictures/recorded.ts'
import { manifest, writeManifests } from './manifests.ts'

const words = {
  en: {
    description: 'Be the source.',
    screenshots: { wide: 'Home', narrow: 'Home, small' },
    shortcuts: { audit: 'Free audit', guide: 'Guide', contact: 'Contact' },
  },
  fr: {
    description: 'Soyez la source.',
    screenshots: { wide: 'Accueil', narrow: 'Accueil, petit' },
    shortcuts: { audit: 'Audit gratuit', guide: 'Guide', contact: 'Contact' },
  },
}

describe('the manifest of a language', () => {
  it.each(['en', 'fr'] as const)('starts in its language and leads to pages that exist (%s)', (locale) => {
    const made = manifest(locale, { words: words[locale], paper: '#ffffff', screenshots: [] })
    expect(made.lang).toBe(locale)
    for (const url of [made.start_url, ...made.shortcuts.map((shortcut) => shortcut.url)]) {
      expect(routeAt(url)?.locale).toBe(locale)
    }
    expect(made.shortcuts.map((shortcut) => shortcut.name)).toEqual(Object.values(words[locale].shortcuts))
  })

  it('labels each screenshot, and hands what is shared to the checker of its language', () => {
    const shot = (shape: 'wide' | 'narrow') => ({ src: `/${shape}.png`, width: 1, height: 1, shape })
    const made = manifest('fr', { words: words.fr, paper: '#ffffff', screenshots: [shot('wide'), shot('narrow')] })
    expect(new Set(made.screenshots.map(({ label }) => label)).size).toBe(2)
    for (const action of [made.share_target.action, ...made.file_handlers.map((handler) => handler.action)])
      expect(routeAt(new URL(action, 'https://a.example').pathname)).toMatchObject({
        locale: 'fr',
        route: { id: 'readiness-checker' },
      })
  })

  it('offers icons for every shape', () => {
    const { icons } = manifest('fr', { words: words.fr, paper: '#ffffff', screenshots: [] })
    expect(new Set(icons.map((icon) => icon.purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']))
    expect(icons.map((icon) => icon.sizes)).toContain('512x512')
  })

  it('lists only the screenshots that were made, in their real size', async () => {
    const header = Buffer.alloc(24)
    header.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 0, 'latin1')
    header.writeUInt32BE(1280, 16)
    header.writeUInt32BE(800, 20)
    const dir = ownFolder({ 'screenshots/fr-wide.png': header, [screenshotHashFile]: brandHash() })
    await writeManifests(dir, words)
    expect((await readdir(dir)).sort()).toEqual(['fr.webmanifest', 'manifest.webmanifest', 'screenshots'])
    const french: ReturnType<typeof manifest> = JSON.parse(await readFile(join(dir, 'fr.webmanifest'), 'utf8'))
    const english: ReturnType<typeof manifest> = JSON.parse(await readFile(join(dir, 'manifest.webmanifest'), 'utf8'))
    expect(french.screenshots).toMatchObject([
      { src: '/screenshots/fr-wide.png', sizes: '1280x800', form_factor: 'wide' },
    ])
    expect(english.screenshots).toEqual([])
  })

  it('lists no screenshots of another brand, and publishes none', async () => {
    const dir = ownFolder({ 'screenshots/en-wide.png': Buffer.alloc(24), [screenshotHashFile]: 'of another brand' })
    await writeManifests(dir, words)
    expect((await readdir(dir)).sort()).toEqual(['fr.webmanifest', 'manifest.webmanifest'])
  })
})
