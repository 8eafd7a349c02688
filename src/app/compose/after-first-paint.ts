/** src/app/worker/recover.ts, as vite.config.ts publishes it. */
const recoverScript = '/recover.js'

/**
 * The one line of script in a page: it asks for the entry once the first frame is on the screen, because a script that
 * the head names is fetched, and on a fast line run, before it; so is one that a frame's callback asks for, for a frame
 * takes its time to the screen. A browser that tells of no paint asks a second after the load. Where the entry cannot be
 * loaded, a script that every build publishes under one name looks why; it is asked for again when the network is back.
 */
export const afterFirstPaint = (address: string) =>
  `let go=()=>import("${address}").catch(()=>import("${recoverScript}").then(r=>r.reloadIfStale(self)));addEventListener("online",go);addEventListener("load",()=>setTimeout(go,1e3));new PerformanceObserver(go).observe({type:"paint",buffered:!0})`
