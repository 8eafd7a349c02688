/** Tag of the Background Sync that makes the worker send. `site`: its id. */
export const syncTag = (site: string): string => `${site}-outbox`
