/** The readiness checker's form: an address that ends with it calls the checker to life. */
export const checkerId = 'checker'

/** What marks the address that other apps share to: the readiness checker's, with this query. */
export const shareQuery = '?share'

/** Where in the cache of the ledger the worker puts what was shared with the installed site, until the checker takes it. */
export const sharedKey = '/shared'
