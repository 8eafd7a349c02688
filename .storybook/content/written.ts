import type { Site } from '../../src/content/model.ts'
import type { Problem } from '../../src/content/problem.ts'

/** Name of the event that says the content has changed, and holds what is written now. */
export const writtenEvent = 'citence:written'

/** What the content folder holds at the moment; with problems there is no site to show. */
export type Written = { kind: 'site'; site: Site } | { kind: 'problems'; problems: readonly Problem[] }
