/** A message that was delivered while no page was there to say so. */
export type AwayNote = { id: string; createdAt: number }

/**
 * The worker's notes for the next page, in a cache of their own; they hold nothing of the message. `caches` is missing on
 * plain http. No method rejects: a note that is lost costs a word, not a message.
 */
export const awayNotes = (caches: CacheStorage | undefined, cacheName: string) => {
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
    /** A page has said it. */
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
    /** All of them; they are then gone. */
    async take(): Promise<AwayNote[]> {
      try {
        const kept = await cache()
        const notes: AwayNote[] = []
        for (const request of (await kept?.keys()) ?? []) {
          const createdAt = Number(await (await kept?.match(request))?.text())
          // Deleted by one tab only: that one says it.
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
