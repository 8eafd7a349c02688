import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ManifestEntry } from '../../../src/sw/manifest.ts'
import { memoryCaches } from '../../../src/sw/memory-caches.fixture.ts'
import { renameKept } from '../../../src/sw/rename.ts'
import { listOf } from './kept.ts'

const keyOf = ({ url, revision }: ManifestEntry) => `https://site.example/${url}${revision ? `?${revision}` : ''}`

/** The files of a next build that a device fetches: the worker's own code makes the rest of what it has kept. */
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
  await renameKept(cache, files)
  return { changed, downloaded: await missing() }
}
