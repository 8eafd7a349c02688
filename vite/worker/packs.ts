import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import type { Locale } from '../../src/site/locales.ts'
import { packOf } from '../../src/site/packs.ts'

/** A file that every visitor keeps has no `locale`. */
type Listed = { readonly url: string; readonly locale?: Locale; readonly holds?: true }

/** Writes what travels together to a device that has nothing yet. */
export function writePacks(out: string, files: readonly Listed[]): { url: string; text: string }[] {
  const everybodys = files.filter(({ locale, holds }) => !(locale || holds))
  const packs = Map.groupBy(
    everybodys.map(({ url }) => url),
    packOf,
  )
  packs.delete(undefined)
  return [...packs].flatMap(([url, held]) => {
    // One alone is a request anyway.
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
