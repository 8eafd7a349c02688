type Task = { startTime: number; duration: number }

/** A page counts as interactive when its main thread has had this long without a long task (Web.dev, "TTI"). */
const quietMs = 5000

/**
 * Time to interactive, milliseconds: the end of the last long task before the first quiet five seconds after the first
 * contentful paint; null while there have been none. The library of the other vitals has no such metric any more.
 */
export function timeToInteractive(firstPaint: number, longTasks: readonly Task[], now: number): number | null {
  let ready = firstPaint
  for (const { startTime, duration } of longTasks) {
    const end = startTime + duration
    if (end <= firstPaint) continue
    if (startTime - ready >= quietMs) break
    ready = Math.max(ready, end)
  }
  return now - ready >= quietMs ? Math.round(ready) : null
}
