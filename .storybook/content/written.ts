import type { SiteRead } from '../../src/content/load.ts'

/** Name of the event that says the content has changed, and holds what is written now. */
export const writtenEvent = 'citence:written'

/** What the content folder holds at the moment: what can be shown of it, and what is wrong with the rest. */
export type Written = SiteRead
