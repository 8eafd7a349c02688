import { globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const dist = resolve(import.meta.dirname, '../../dist')

/** What a server sends before the first acknowledgement: ten packets of 1,460 bytes, less the headers. */
const firstFlight = 14_336

const pages = globSync('**/*.html', { cwd: dist })

it.each(pages)('%s begins, and has answered, before fetchers that keep 20,000 characters of HTML cut it', (page) => {
  const html = readFileSync(join(dist, page), 'utf8')
  const [heading, styles] = [html.indexOf('<h1'), html.indexOf('<svg id="look">')]
  expect(heading).toBeGreaterThan(0)
  expect(heading).toBeLessThanOrEqual(12_000)
  // At the end of the first section.
  expect(styles).toBeGreaterThan(heading)
  expect(styles).toBeLessThanOrEqual(20_000)
})

it('every page, with its styles, comes in the first round trip, as browsers take it', () => {
  const tooLarge = pages
    .map((page) => ({ page, bytes: statSync(join(dist, `${page}.br`)).size }))
    .filter(({ bytes }) => bytes > firstFlight)
  expect(pages.length).toBeGreaterThan(50)
  expect(tooLarge).toEqual([])
})
