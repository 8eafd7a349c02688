import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import type { Locale } from '../../src/site/locales.ts'
import { packOf } from '../../src/site/packs.ts'

/** A file without `locale` is for every visitor. */
type Listed = { readonly url: string; readonly locale?: Locale; readonly holds?: true }

/** Writes packs: files that a device without a cache downloads in one request. */
export function writePacks(out: string, files: readonly Listed[]): { url: string; text: string }[] {
  const everybodys = files.filter(({ locale, holds }) => !(locale || holds))
  const packs = Map.groupBy(
    everybodys.map(({ url }) => url),
    packOf,
  )
  packs.delete(undefined)
  return [...packs].flatMap(([url, held]) => {
    // A pack of one file saves no request.
    if (url === undefined || held.length < 2) return []
    const text = JSON.stringify(Object.fromEntries(held.map((file) => [file, textOf(join(out, file))])))
    writeFileSync(join(out, url), text)
    return [{ url, text }]
  })
}

function textOf(file: string): string {
  const bytes = readFileSync(file)
  return (file.endsWith('.bin') ? inflateRawSync(bytes) : bytes).toString()
}
