/**
 * The one line of script in a page: it asks for the entry once the first frame has been painted. A script that the head
 * names is fetched, and on a fast line run, before it.
 */
export const afterFirstPaint = (address: string) => `requestAnimationFrame(()=>setTimeout(()=>import("${address}")))`
