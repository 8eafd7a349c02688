/** Specification, section 9; there is no refetch when a window gets the focus. */
const freshMs = 5 * 60_000
const keptMs = 10 * 60_000

/**
 * Caches one answer. While it is fresh, `ask` is not called; while it is kept, it replaces an answer that failed twice.
 * Concurrent callers share one call. Rejects when there is neither.
 */
export function cached<Value>(ask: () => Promise<Value>, now = Date.now): () => Promise<Value> {
  let known: { value: Value; at: number } | undefined
  let asking: Promise<Value> | undefined

  const refresh = async (): Promise<Value> => {
    try {
      const value = await ask().catch(ask)
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
