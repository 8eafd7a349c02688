/** Runs what a visitor need not wait for once the next frame is painted, or soon where a page in the background has none. */
export function afterPaint(run: () => void): void {
  let hasRun = false
  const once = () => {
    if (!hasRun) run()
    hasRun = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, 200)
}
