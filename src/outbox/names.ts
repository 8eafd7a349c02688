/** What page and worker of a site must agree on. `site`: the site's id; also the name of database, lock and channel. */
export const eventsName = (site: string): string => `${site}-events`

/** Tag of the Background Sync by which the worker is asked to send. */
export const syncTag = (site: string): string => `${site}-outbox`
