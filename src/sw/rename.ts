import type { CacheableFile } from './repair.ts'

type Named = Pick<CacheableFile, 'key' | 'integrity'>

type OpenCache = () => Promise<Pick<Cache, 'keys' | 'match' | 'put'>>

/**
 * Scripts import each other by names with hashes: a change in one renames all that import it, and changes nothing else in
 * them. Those are not fetched but made from what the version before has cached, and used only if they are, byte for byte,
 * what the build published. Never rejects: what cannot be made is fetched.
 */
export async function reuseRenamed(cache: OpenCache, files: readonly Named[]): Promise<void> {
  try {
    const kept = await cache()
    const cached = (await kept.keys()).map(({ url }) => url)
    const names = newNames(cached, files)
    const renamed = (text: string) => [...names].reduce((made, [old, { name }]) => made.replaceAll(old, name), text)
    for (const url of cached) {
      const file = names.get(nameOf(url))?.file
      const text = file && (await (await kept.match(url))?.text())
      if (!file || text === undefined) continue
      const bytes = new TextEncoder().encode(renamed(text))
      const headers = { 'content-type': 'text/javascript; charset=utf-8' }
      if ((await integrityOf(bytes)) === file.integrity) await kept.put(file.key, new Response(bytes, { headers }))
    }
  } catch {
    // See above.
  }
}

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** The name of a script before its hash. */
function stemOf(url: string): string | undefined {
  const name = nameOf(url)
  const end = name.length - '-12345678.js'.length
  return name.endsWith('.js') && end > 0 && name[end] === '-' ? name.slice(0, end) : undefined
}

/** The new names of cached scripts, where only one script has that stem. */
function newNames(cached: readonly string[], files: readonly Named[]) {
  const added = files.filter(({ key }) => !cached.includes(key))
  const keys = new Set(files.map(({ key }) => key))
  const removed = cached.filter((url) => !keys.has(url))
  return new Map(
    removed.flatMap((url) => {
      const stem = stemOf(url)
      const [file, ...others] = added.filter(({ key }) => stem && stemOf(key) === stem)
      const isOnly = others.length === 0 && removed.filter((other) => stemOf(other) === stem).length === 1
      return file && isOnly ? [[nameOf(url), { file, name: nameOf(file.key) }] as const] : []
    }),
  )
}

async function integrityOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha256-${btoa(String.fromCharCode(...hash))}`
}
