/** Tag of the Background Sync by which the worker is asked to send. `site`: its id. */
export const syncTag = (site: string): string => `${site}-outbox`
