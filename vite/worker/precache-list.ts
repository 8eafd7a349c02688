import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFile } from '../../src/site/page-parts.ts'
import type { ManifestEntry } from '../../src/sw/manifest.ts'
import { entryOf, type ListedFile, type Plan } from './precache.ts'

/** How the worker is told of what it keeps. Writes the list of the pages beyond the caps, where there are any. */
export function listPlanned(out: string, { files, beyond }: Plan): (ManifestEntry & { size: number })[] {
  const entry = (file: ListedFile) => ({ size: file.size, ...entryOf(file, readFileSync(join(out, file.url))) })
  const entries = files.map(entry)
  if (beyond.length === 0) return entries
  const pages = beyond.map((file) => entryOf(file, readFileSync(join(out, file.url))))
  const text = JSON.stringify(pages)
  writeFileSync(join(out, listFile), text)
  const list = entryOf({ url: listFile, revision: 'made here', lists: true }, text)
  const transfer = pages.reduce((sum, page) => sum + page.transfer, list.transfer)
  return [...entries, { ...list, transfer, size: text.length }]
}
