/** What a bounded cache needs of a browser. */
export type Caches = { open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>> }

/** A cache of at most `most` answers; the oldest is evicted first, and an answer that is put again counts as new. */
export function limitedCache(caches: Caches, name: string, most: number) {
  const open = () => caches.open(name)
  return {
    match: async (key: string) => (await open()).match(key),
    /** Never rejects: on a full disk the answer is only not cached, and an old one stays. */
    async put(key: string, response: Response): Promise<void> {
      try {
        const cache = await open()
        const old = await cache.match(key)
        // Deleted first: replacing an old answer would leave it at its old place in the order.
        await cache.delete(key)
        await cache.put(key, response).catch(() => old && cache.put(key, old))
        const keys = await cache.keys()
        for (const oldest of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(oldest)
      } catch {
        // See above.
      }
    },
    urls: async (): Promise<string[]> => (await (await open()).keys()).map(({ url }) => url),
  }
}
