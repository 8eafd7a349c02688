import { expect, it } from 'vitest'
import { languageOf, packOf } from '../site/packs.ts'
import { fragmentFile, shellFile } from '../site/page-parts.ts'
import { firstOf } from './first.ts'

const site = 'https://site.example/'
const file = (url: string) => ({ url, key: `${site}${url}?r1` })

it.each([
  [fragmentFile('/'), 'en'],
  [fragmentFile('/faq'), 'en'],
  [fragmentFile('/fr'), 'fr'],
  [fragmentFile('/fr/blog/geo-in-france'), 'fr'],
  [fragmentFile('/france'), 'en'],
  [shellFile('fr'), undefined],
  [fragmentFile('/fr/offline'), undefined],
  ['fr.webmanifest', 'fr'],
  ['assets/en-BnmWCoDQ.js', 'en'],
  ['videos/geo-in-90-seconds-fr.vtt', 'fr'],
  ['assets/start-CBbS-yJs.js', undefined],
  ['recover.js', undefined],
  ['kept/look.txt', undefined],
])('%s is of %s', (url, language) => expect(languageOf(url)).toBe(language))

it.each([
  [fragmentFile('/fr'), 'kept/fr.json'],
  ['assets/en-BnmWCoDQ.js', 'kept/en.json'],
  [shellFile('fr'), 'kept/all.json'],
  ['assets/start-CBbS-yJs.js', 'kept/all.json'],
  ['kept/look.txt', undefined],
  ['assets/page-auditor-Dmavrkdk.js', undefined],
  ['fr.webmanifest', undefined],
  ['icon-192.png', undefined],
])('%s travels in %s', (url, pack) => expect(packOf(url)).toBe(pack))

const wanted = (urls: readonly string[], paths: readonly string[], had: readonly string[] = []) =>
  urls.filter((url) => firstOf(paths, had)(file(url)))

const all = [
  fragmentFile('/'),
  fragmentFile('/fr/faq'),
  shellFile('en'),
  shellFile('fr'),
  'assets/entry-client-DUxS-PaT.js',
  'assets/fr-DwfHYKFk.js',
  'assets/page-auditor-Dmavrkdk.js',
  'icon.svg',
  'icon-512.png',
  'icon-192.png',
  'apple-touch-icon.png',
  'videos/geo-in-90-seconds-fr.vtt',
]

it('what is fetched first is in the language of what is read, without tools and icons of launchers', () => {
  expect(wanted(all, ['/faq'])).toEqual([all[0], all[2], all[3], all[4], all[7]])
  expect(wanted(all, ['/fr'])).toEqual([all[1], all[2], all[3], all[4], all[5], all[7]])
  expect(wanted(all, ['/fr/tools/geo-readiness-checker'])).toContain(all[6])
})

it('a new version fetches what the version before has kept', () => {
  const before = [`${site}assets/page-auditor-12345678.js`, `${site}icon-512.png?r0`]
  expect(wanted(all, ['/'], before)).toEqual([all[0], all[2], all[3], all[4], all[6], all[7], all[8]])
})

it('a language of which anything is there is kept with its words', () => {
  expect(wanted(all, ['/'], [`${site}${fragmentFile('/fr')}?r0`])).toEqual([...all.slice(0, 6), all[7]])
})
