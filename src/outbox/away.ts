/** A message that was delivered while no page was open to say so. */
type AwayNote = { id: string; createdAt: number }

/** What notes need of a browser. */
type Caches = Pick<CacheStorage, 'has'> & {
  open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>>
}

/**
 * The worker's notes for the next page, in a cache of their own, without the text of the message. `caches` is missing on
 * plain HTTP. No method rejects: losing a note loses a notification, not a message.
 */
export const awayNotes = (caches: Caches | undefined, cacheName: string) => {
  const cache = async () => (caches && (await caches.has(cacheName)) ? caches.open(cacheName) : undefined)
  const pathOf = (id: string) => `/${encodeURIComponent(id)}`

  return {
    async leave({ id, createdAt }: AwayNote): Promise<void> {
      try {
        await (await caches?.open(cacheName))?.put(pathOf(id), new Response(String(createdAt)))
      } catch {
        // See above.
      }
    },
    /** A page has shown it. */
    async forget(id: string): Promise<void> {
      try {
        await (await cache())?.delete(pathOf(id))
      } catch {
        // See above.
      }
    },
    async any(): Promise<boolean> {
      try {
        return ((await (await cache())?.keys()) ?? []).length > 0
      } catch {
        return false
      }
    },
    /** Returns all of them, and deletes them. */
    async take(): Promise<AwayNote[]> {
      try {
        const kept = await cache()
        const notes: AwayNote[] = []
        for (const request of (await kept?.keys()) ?? []) {
          const createdAt = Number(await (await kept?.match(request))?.text())
          // Only one tab succeeds in deleting it: that one shows it.
          if (await kept?.delete(request))
            notes.push({ id: decodeURIComponent(new URL(request.url).pathname.slice(1)), createdAt })
        }
        return notes
      } catch {
        return []
      }
    },
  }
}
