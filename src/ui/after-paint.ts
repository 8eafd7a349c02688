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
