/** Not in TypeScript's library: only Chromium has Background Sync. */
declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> }
  }
}

/**
 * Asks the browser to wake the worker when it is online, all tabs closed or not. Where it cannot, the next visit sends.
 */
export async function askForDelivery(tag: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(tag)
  } catch {
    // Refused by the visitor's settings.
  }
}
