/** What a visitor did on one page so far: counts, never what was typed or pressed. */
export type Engagement = {
  clicks: number
  scrolls: number
  formInteractions: number
  videoInteractions: number
  /** Per cent of the page that has been on screen. */
  depth: number
}

export const noEngagement: Engagement = { clicks: 0, scrolls: 0, formInteractions: 0, videoInteractions: 0, depth: 0 }

type Extent = { scrolled: number; viewport: number; whole: number }

/** How far down a page has been seen, per cent; a page that fits the screen is seen whole. */
export function depthOf({ scrolled, viewport, whole }: Extent): number {
  if (whole <= viewport) return 100
  return Math.min(100, Math.max(0, Math.round(((scrolled + viewport) / whole) * 100)))
}

/** Calls `then` when the returned function was not called for `quietMs`. */
export function settled(quietMs: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(then, quietMs)
  }
}
