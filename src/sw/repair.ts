/** A file that the worker caches, under the key that workbox gave it. */
export type CacheableFile = {
  readonly url: string
  readonly key: string
  readonly integrity: string
  /** Bytes as transferred. */
  readonly transfer: number
}

/** Where files are kept, and how one thing that the build published is had. */
export type Device<Published> = {
  readonly cache: () => Promise<Pick<Cache, 'keys' | 'put'>>
  /** Rejects when the answer is not what the build published. */
  readonly fetch: (published: Published) => Promise<Response>
  /** Told of each file that is there by now. */
  readonly onKept?: ((file: CacheableFile) => void) | undefined
}

/** Files that are requested at the same time: as many as browsers request of an HTTP/1.1 host. */
export const atOnce = 6

/** Those of some files that a cache lacks. */
export async function missingFrom(
  cache: Pick<Cache, 'keys'>,
  files: readonly CacheableFile[],
): Promise<CacheableFile[]> {
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  return files.filter(({ key }) => !cached.has(key))
}

/** Their bytes as transferred. */
export const sizeOf = (files: readonly CacheableFile[]): number =>
  files.reduce((bytes, { transfer }) => bytes + transfer, 0)

/**
 * Browsers and visitors clear caches, wholly or in part. Fetches what is missing, `atOnce` files at a time, until one
 * cannot be fetched; those that are under way by then are still cached, so that whoever tries again fetches no file twice.
 * @returns whether nothing is missing any more
 */
export async function repair(
  { cache, fetch, onKept }: Device<CacheableFile>,
  files: readonly CacheableFile[],
  atOnce = 1,
): Promise<boolean> {
  try {
    const kept = await cache()
    const missing = await missingFrom(kept, files)
    // Offline, the disk is full, or the server has another version by now.
    const stop = () => {
      missing.length = 0
      return false
    }
    const take = async () => {
      for (let file = missing.shift(); file; file = missing.shift()) {
        await kept.put(file.key, await fetch(file))
        onKept?.(file)
      }
      return true
    }
    const taken = await Promise.all(Array.from({ length: atOnce }, () => take().catch(stop)))
    return !taken.includes(false)
  } catch {
    // Storage is refused.
    return false
  }
}
