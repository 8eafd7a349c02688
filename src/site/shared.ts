/** The readiness checker's form: an address with this fragment starts the checker. */
export const checkerId = 'checker'

/** The form of the calculator. */
export const calculatorId = 'roi'

/** Query of the address that other apps share to, which is the readiness checker's. */
export const shareQuery = '?share'

/** Cache key (in `sharedCache` of the ledger) of what was shared with the installed site, until the checker takes it. */
export const sharedKey = '/shared'

/** src/app/worker/recover.ts, as vite.config.ts publishes it. */
export const recoverScript = '/recover.js'
