declare global {
  interface Window {
    /** Forms that were sent before the entry script was there; `start-when-needed.ts` sends them again. */
    early?: HTMLFormElement[]
  }
}

/**
 * The one line of script in a page: it asks for the entry once the first frame has been painted, because a script that
 * the head names is fetched, and on a fast line run, before it. Who sends a form in between is remembered.
 */
export const afterFirstPaint = (address: string) =>
  `self.early=[];addEventListener("submit",e=>{self.early&&(e.preventDefault(),early.push(e.target))},true);requestAnimationFrame(()=>setTimeout(()=>import("${address}")))`
