import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { builtSite } from '../../faults/site.ts'
import { table } from '../table.ts'
import { downloadedAfter } from './deploy.ts'
import { byKind, listOf, pagesThatFit } from './kept.ts'

/*
 * `npm run bench:offline`: what the service worker keeps of the built site, and how many pages fit.
 * `npm run bench:offline -- earlier/dist next/dist`: also what a device that has kept the one build downloads of the other.
 */

const site = builtSite()
console.log(`\nWhat the worker keeps of ${site}: ${listOf(site).length} requests of an install, beside sw.js\n`)
console.log(table(byKind(site)))
console.log('\nPages that fit the caps\n')
console.log(table(pagesThatFit(site)))

const [earlier, next] = process.argv.slice(2).map((directory) => resolve(directory))
if (earlier && next) {
  const { changed, downloaded } = await downloadedAfter(earlier, next)
  console.log(
    `\nA deploy: ${changed} files of the list changed or are called otherwise; a returning device downloads\n`,
  )
  console.log(table(downloaded.map((file) => ({ file, bytes: statSync(join(next, file)).size }))))
}
