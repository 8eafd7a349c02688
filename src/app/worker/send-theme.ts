/**
 * Tells the worker which theme to write into the pages that it serves; `null`: the system's.
 * Waits for the first worker, so it may be called before there is one.
 */
export async function sendTheme(theme: 'light' | 'dark' | null): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'THEME', theme })
}
