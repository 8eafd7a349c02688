const underWay = new Set<Promise<unknown>>()

/** Notes that a visitor waits for something: {@link afterAwaited} comes after it. */
export function awaited<Value>(loading: Promise<Value>): Promise<Value> {
  const settled = () => void underWay.delete(loading)
  underWay.add(loading)
  loading.then(settled, settled)
  return loading
}

/** Resolves when a visitor waits for nothing: on a slow line, what is fetched for later would take it from them. */
export async function afterAwaited(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}
