import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { memoryCaches } from '../../../src/outbox/memory-caches.fixture.ts'
import type { ManifestEntry } from '../../../src/sw/manifest.ts'
import { reuseRenamed } from '../../../src/sw/rename.ts'
import { caps } from '../../../vite/worker/precache.ts'
import { manifestOf } from '../../faults/deploys.ts'
import { quantile } from '../quantile.ts'

/** The files that the service worker caches, from the build's list, without packs. */
export const listOf = (directory: string): ManifestEntry[] => manifestOf(directory).filter(({ holds }) => !holds)

const kinds = [
  ['pages', /^kept\/pages/],
  ['shells', /^kept\/shell/],
  ['styles and scripts that are inline', /^kept\//],
  ['scripts', /\.js$/],
  ['other', /./],
] as const

/** Files and bytes by kind, counted as the cap counts them. */
export function byKind(directory: string) {
  const files = listOf(directory).map(({ url }) => ({ url, bytes: statSync(join(directory, url)).size }))
  const kindOf = (url: string) => kinds.find(([, pattern]) => pattern.test(url))?.[0] ?? 'other'
  return kinds.map(([kind]) => {
    const own = files.filter(({ url }) => kindOf(url) === kind)
    return { kind, files: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) }
  })
}

/** How many pages fit within the limits, beside what else is kept. */
export function pagesThatFit(directory: string) {
  const [pages = { files: 0, bytes: 0 }, ...rest] = byKind(directory)
  const sum = (key: 'files' | 'bytes') => rest.reduce((total, row) => total + row[key], 0)
  const each = pages.bytes / pages.files
  return [
    {
      'bytes each': Math.round(each),
      'fit in bytes': Math.floor((caps.bytes - sum('bytes')) / each),
      'fit in files': caps.files - sum('files'),
    },
  ]
}

/** Bytes that a navigation fetches without a worker, compressed: the part of a page, or the whole page. */
export function navigationBytes(directory: string) {
  const rows = [
    ['its part', globSync('parts/**/*.txt.br', { cwd: directory })],
    ['the whole page', globSync('parts/**/*.txt.br', { cwd: directory }).map(pageBeside)],
  ] as const
  return rows.map(([what, files]) => {
    const bytes = files.map((file) => statSync(join(directory, file)).size)
    return { 'of each page': what, median: quantile(bytes), largest: quantile(bytes, 1) }
  })
}

const pageBeside = (part: string) => part.replace(/^parts./, '').replace(/txt\.br$/, 'html.br')

const keyOf = ({ url, revision }: ManifestEntry) => `https://site.example/${url}${revision ? `?${revision}` : ''}`

/** The files of a new build that a device fetches: the worker's own code reuses the others from the old cache. */
export async function downloadedAfter(earlier: string, next: string) {
  const caches = memoryCaches()
  const cache = () => caches.open('kept')
  for (const entry of listOf(earlier))
    await (await cache()).put(keyOf(entry), new Response(readFileSync(join(earlier, entry.url))))
  const files = listOf(next).map((entry) => ({ ...entry, key: keyOf(entry) }))
  const missing = async () => {
    const there = new Set((await (await cache()).keys()).map(({ url }) => url))
    return files.filter(({ key }) => !there.has(key)).map(({ url }) => url)
  }
  const changed = (await missing()).length
  await reuseRenamed(cache, files)
  return { changed, downloaded: await missing() }
}
