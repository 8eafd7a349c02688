import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { table } from '../../../cli/terminal/table.ts'
import { openBrowser } from '../../browser/chromium.ts'
import { builtSite } from '../../faults/site.ts'
import { build, serve } from '../serve.ts'
import { byKind, downloadedAfter, listOf, navigationBytes, pagesThatFit } from './kept.ts'
import { slow } from './slow-proxy.ts'
import { offlineTimes, untilReady } from './times.ts'

/*
 * `npm run bench:offline`: what the service worker caches of the built site, how many pages fit, how long a first visit
 * over a slow line takes until the site can be read offline, how fast pages open then, and what a navigation fetches
 * without a worker. `npm run bench:offline -- earlier/dist next/dist`: also what a device with the first build
 * downloads of the second.
 */

build()
const site = builtSite()
console.log(`\nWhat the worker keeps of ${site}: ${listOf(site).length} files, beside sw.js\n`)
console.log(table(byKind(site)))
console.log('\nPages that fit the caps\n')
console.log(table(pagesThatFit(site)))
console.log('\nBytes of a navigation, by brotli\n')
console.log(table(navigationBytes(site)))

const [earlier, next] = process.argv.slice(2).map((directory) => resolve(directory))
if (earlier && next) {
  const { changed, downloaded } = await downloadedAfter(earlier, next)
  console.log(
    `\nA deploy: ${changed} files of the list changed or are called otherwise; a returning device downloads\n`,
  )
  console.log(table(downloaded.map((file) => ({ file, bytes: statSync(join(next, file)).size }))))
}

await using served = await serve()
await using browser = await openBrowser()
console.log(`\nA first visit over ${(slow.bytesPerSecond * 8) / 1e6} Mbit/s with ${slow.roundTrip} ms\n`)
const visits = [await untilReady(browser, served.origin, false), await untilReady(browser, served.origin, true)]
console.log(table(visits.flat()))
console.log()
console.log(table(await offlineTimes(browser, served.origin)))
