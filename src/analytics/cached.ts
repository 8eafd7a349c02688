/** Specification, section 9: fresh 5 minutes, kept 10 minutes, 1 retry; nothing is asked again for a window's focus. */
export const cacheTimes = { freshMs: 5 * 60_000, keptMs: 10 * 60_000, retries: 1 } as const

/**
 * Remembers one answer: while it is fresh nothing is asked; while it is kept it stands in for one that cannot be had.
 * Callers at the same time share one question. Rejects when there is neither.
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
