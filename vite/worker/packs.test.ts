import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fragmentFile } from '../../src/site/page-parts.ts'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { writePacks } from './packs.ts'

it('writes packs of text files; a file that would be alone, or is not for everybody, is in no pack', () => {
  const [home, faq, french, core] = ['/', '/faq', '/fr', '/blog'].map(fragmentFile)
  const texts = {
    [`${home}`]: 'Home…',
    [`${faq}`]: 'Questions',
    'assets/en-1.js': 'export {}',
    [`${french}`]: 'Accueil',
  }
  const packed = Object.entries(texts).map(([url, text]) => [url, url.endsWith('.bin') ? deflateRawSync(text) : text])
  const site = ownFolder(Object.fromEntries(packed))
  const packs = writePacks(site, [
    ...Object.keys(texts).map((url) => ({ url })),
    { url: `${core}`, locale: 'en' },
    { url: 'kept/en.json', holds: true },
  ])
  expect(packs.map(({ url }) => url)).toEqual(['kept/en.json'])
  const { [`${french}`]: _, ...english } = texts
  expect(JSON.parse(readFileSync(join(site, 'kept/en.json'), 'utf8'))).toEqual(english)
})
