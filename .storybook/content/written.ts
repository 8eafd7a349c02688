import type { SiteRead } from '../../src/content/load.ts'

/** Name of the event that the content has changed; its data is the new content. */
export const writtenEvent = 'citence:written'

/** The current content: what can be shown, and what is wrong with the rest. */
export type Written = SiteRead
