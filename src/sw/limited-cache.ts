/** What a bounded cache needs of a browser. */
export type Caches = { open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>> }

/** A cache of at most `most` answers; what was put first goes first, and what is put again counts as new. */
export function limitedCache(caches: Caches, name: string, most: number) {
  const open = () => caches.open(name)
  return {
    match: async (key: string) => (await open()).match(key),
    /** Never rejects: a full disk only means that it is not kept. */
    async put(key: string, response: Response): Promise<void> {
      try {
        const cache = await open()
        // Taken out first: putting over an old answer would leave it at its old place in the line.
        await cache.delete(key)
        await cache.put(key, response)
        const keys = await cache.keys()
        for (const oldest of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(oldest)
      } catch {
        // See above.
      }
    },
    urls: async (): Promise<string[]> => (await (await open()).keys()).map(({ url }) => url),
  }
}
