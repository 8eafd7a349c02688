import { expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { checkBuiltSite } from './check-site.ts'
import { parsePage } from './parse-page.ts'
import { readSite } from './read-site.ts'

const page = (content: string) => `<html lang="en"><title>T</title><main>${content}`
const many = (count: number, one: (index: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join('')

it.each([
  ['spaces in a refresh', `<meta http-equiv="refresh" content="${' '.repeat(1_000_000)}">`],
  ['digits in a refresh', `<meta http-equiv="refresh" content="${'0'.repeat(1_000_000)}">`],
  ['spaces in a srcset', `<img srcset="${' '.repeat(1_000_000)}">`],
  ['commas in a srcset', `<img srcset="a${','.repeat(1_000_000)}">`],
  ['elements in each other', page('<div>'.repeat(200_000))],
  ['dead links on one line', page('<a href="/x">x</a> '.repeat(50_000))],
  ['dead pictures on one line', page('<img src="a.png">'.repeat(60_000))],
  ['hreflang', many(15_000, (n) => `<link rel="alternate" hreflang="en-${n}" href="https://a.example/${n}">`)],
])('a megabyte of %s is checked in a second or so', { timeout: 5000 }, (_, html) => {
  const files = { 'index.html': html, 'fr.html': '<html lang="fr">' }
  checkBuiltSite(readSite(ownFolder(files), { shown: 'site' }), 'fr', { only: [], diverging: [] })
})

const parsed = (html: string) => parsePage(html, { file: 'a.html', address: '/a.html' })

it.each([
  ['/a.png', ['/a.png']],
  [' /a.png 1x ,/b,c.png 2.5x,  /d.png', ['/a.png', '/b,c.png', '/d.png']],
  ['/a.png, /b.png,,', ['/a.png', '/b.png']],
  ['/a.png 100w 50h,/b.png 200w', ['/a.png', '/b.png']],
  ['data:image/png;base64,AA== 1x, /b.png 2x', ['data:image/png;base64,AA==', '/b.png']],
  ['', []],
  [', ,', []],
])('the addresses of srcset %j', (srcset, addresses) => {
  expect(parsed(`<img srcset="${srcset}">`).resources.map(({ href }) => href)).toEqual(addresses)
})

it.each([
  ['0; url=/b', '/b'],
  [" 1.5 , URL = '/b'", '/b'],
  [';/b', '/b'],
  ['5', undefined],
])('the target of refresh %j', (content, to) => {
  expect(parsed(`<meta http-equiv="refresh" content="${content}">`).refresh?.href).toBe(to)
})
