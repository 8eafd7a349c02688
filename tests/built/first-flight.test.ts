import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { redirectOf } from '../../src/publish/http.ts'
import { addressOf } from '../../vite/pages/page-files.ts'

const dist = resolve(import.meta.dirname, '../../dist')

/** What a server sends before the first acknowledgement: ten packets of 1,460 bytes, less the headers. */
const firstFlight = 14_336

/** Without copies at other addresses, from which servers redirect. */
const pages = globSync('**/*.html', { cwd: dist }).filter((file) => redirectOf(addressOf(file)) === undefined)

it.each(pages)('%s begins, and has answered, before fetchers that keep 20,000 characters of HTML cut it', (page) => {
  const html = readFileSync(join(dist, page), 'utf8')
  const [heading, styles] = [html.indexOf('<h1'), html.indexOf('<svg id="look">')]
  expect(heading).toBeGreaterThan(0)
  expect(heading).toBeLessThanOrEqual(12_000)
  // At the end of the first section.
  expect(styles).toBeGreaterThan(heading)
  expect(styles).toBeLessThanOrEqual(20_000)
})

const sizes = pages.map((page) => ({ page, bytes: statSync(join(dist, `${page}.br`)).size }))

it('every page, with its styles, comes in the first round trip, as browsers take it', () => {
  expect(pages.length).toBeGreaterThan(50)
  expect(sizes.filter(({ bytes }) => bytes > firstFlight)).toEqual([])
})

// The key of an installation is in its scripts, so that each machine names them otherwise: a few bytes more or less.
it.each(sizes.filter(({ bytes }) => bytes > firstFlight - 100))('so does $page of other machines', ({ page }) => {
  const html = readFileSync(join(dist, page), 'utf8')
  const bytes = Array.from({ length: 12 }, (_, machine) => brotli(named(html, `machine ${machine}`)))
  expect(Math.max(...bytes)).toBeLessThanOrEqual(firstFlight)
})

const named = (html: string, seed: string) => {
  const name = createHash('sha256').update(seed).digest('base64url')
  const build = createHash('sha256').update(seed).digest('hex').slice(0, 8)
  const changed = html
    .replace(/(?<= data-build=")\w{8}(?=")/, build)
    .replace(/(?<=entry-client-)[\w-]{8}(?=\.js)/, name.slice(0, 8))
  expect(changed).not.toBe(html)
  return changed
}

const brotli = (text: string) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  }).length
