import { goalsToo } from './drafts.ts'
import { addToDraft } from './merge-draft.ts'
import { pageDrafts } from './page-drafts.ts'

/**
 * Puts a result into the goals of the audit form on a page, as a draft beside what is there already, and ticks the
 * box that sends the goals, which is what the visitor asked for.
 */
export async function carry(result: string, page: string, drafts = pageDrafts()): Promise<void> {
  await addToDraft(drafts, { form: 'audit', page }, { goals: result, [goalsToo.name]: goalsToo.ticked })
}
