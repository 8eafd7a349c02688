/** src/app/worker/recover.ts, as vite.config.ts publishes it. */
const recoverScript = '/recover.js'

/**
 * The one line of script in a page: it imports the entry once the first frame is on the screen. A script in the head would
 * be fetched, and on a fast connection run, before that; so would one that an animation frame imports, since that runs
 * before the frame is shown. A browser that reports no paint imports it a second after load. If the entry cannot be
 * loaded, a script with the same name in every build finds out why; the import is tried again when the network is back.
 */
export const afterFirstPaint = (address: string) =>
  `let go=()=>import("${address}").catch(()=>import("${recoverScript}").then(r=>r.reloadIfStale(self)));addEventListener("online",go);addEventListener("load",()=>setTimeout(go,1e3));new PerformanceObserver(go).observe({type:"paint",buffered:!0})`
