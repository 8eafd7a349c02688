/** What the service worker caches unasked: all pages, or, on a site too large for that, what docs/decisions/0006 lists. */
export type Kept = 'everything' | 'core'

/** A build that is too large for `everything` fails: what visitors may read offline does not shrink by itself. */
export const keeps: Kept = 'everything'

/** Messages of pages to the service worker, sent with a port for the answer. */
export const cacheOrders = {
  ask: 'HOW MUCH IS KEPT',
  /** Cache the rest of what is cached for every visitor. */
  rest: 'KEEP THE REST',
  /** Cache every page of the site, however large it is. */
  whole: 'KEEP THE WHOLE SITE',
} as const

/** In bytes as transferred. `ended`: nothing is being fetched for this order any more. */
export type CacheProgress = { readonly missing: number; readonly total: number; readonly ended: boolean }
