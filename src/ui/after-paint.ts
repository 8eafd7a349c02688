/** Runs work that can wait after the next frame is painted, or soon if the page is in the background and paints none. */
export function afterPaint(run: () => void): void {
  let hasRun = false
  const once = () => {
    if (!hasRun) run()
    hasRun = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, 200)
}

/** Runs work when the browser has nothing else to do; Safari does not say when that is. @param options `timeout`: milliseconds */
export const whenIdle = (run: () => void, options?: IdleRequestOptions): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(run, options) : setTimeout(run, 200))
