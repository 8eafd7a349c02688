import { siteId } from '../site/brand.ts'

/** Name of the database of drafts. */
export const draftsName = `${siteId}-drafts`
