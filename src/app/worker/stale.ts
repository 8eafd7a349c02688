/** To be called when a script of this page cannot be loaded: loads the page again if another build is published by now. */
export const stale = () => void import('./recover.ts').then((worker) => worker.reloadIfStale(window))
