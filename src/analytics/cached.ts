/** Specification, section 9: fresh 5 minutes, kept 10 minutes, 1 retry; no refetch when a window gets the focus. */
export const cacheTimes = { freshMs: 5 * 60_000, keptMs: 10 * 60_000, retries: 1 } as const

/**
 * Caches one answer. While it is fresh, `ask` is not called; while it is kept, it replaces an answer that failed.
 * Concurrent callers share one call. Rejects when there is neither.
 */
export function cached<Value>(
  ask: () => Promise<Value>,
  { now, freshMs, keptMs, retries }: { now: () => number; freshMs: number; keptMs: number; retries: number },
): () => Promise<Value> {
  let known: { value: Value; at: number } | undefined
  let asking: Promise<Value> | undefined

  const attempt = async (left: number): Promise<Value> => {
    try {
      return await ask()
    } catch (error) {
      if (left > 0) return attempt(left - 1)
      throw error
    }
  }
  const refresh = async (): Promise<Value> => {
    try {
      const value = await attempt(retries)
      known = { value, at: now() }
      return value
    } catch (error) {
      if (known && now() - known.at < keptMs) return known.value
      known = undefined
      throw error
    }
  }

  return () => {
    if (known && now() - known.at < freshMs) return Promise.resolve(known.value)
    asking ??= refresh().finally(() => {
      asking = undefined
    })
    return asking
  }
}
