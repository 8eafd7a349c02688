/**
 * Events by which a visitor shows that they stay; milliseconds to wait after one, so that it has the processor and the network
 * for itself; and milliseconds after which a visitor who only reads counts as staying.
 */
const signs = ['scroll', 'pointerdown', 'keydown'] as const
const acting = 3_000
const reading = 8_000

let stays: Promise<void> | undefined

/** Resolves once the visitor stays, counted from the first call on. */
export function visitorStays(): Promise<void> {
  stays ??= waitForSign()
  return stays
}

function waitForSign(): Promise<void> {
  const stop = new AbortController()
  return new Promise<void>((resolve) => {
    for (const sign of signs)
      addEventListener(sign, () => setTimeout(resolve, acting), { once: true, passive: true, signal: stop.signal })
    setTimeout(resolve, reading)
  }).finally(() => stop.abort())
}
