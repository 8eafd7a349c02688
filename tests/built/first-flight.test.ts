import { globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const dist = resolve(import.meta.dirname, '../../dist')

/** What a server sends before the first acknowledgement: ten packets of 1,460 bytes, less the headers. */
const firstFlight = 14_336

it('every page, with its styles, comes in the first round trip, as browsers take it', () => {
  const pages = globSync('**/*.html', { cwd: dist })
  const tooLarge = pages
    .map((page) => ({ page, bytes: statSync(join(dist, `${page}.br`)).size }))
    .filter(({ bytes }) => bytes > firstFlight)
  expect(pages.length).toBeGreaterThan(50)
  expect(tooLarge).toEqual([])
})
