import { pageDrafts } from './page-drafts.ts'

/**
 * Puts a result into the notes of the audit form on a page. They are a draft, shown in the form and never sent; what stands
 * there already stays.
 */
export async function carry(result: string, page: string, drafts = pageDrafts()): Promise<void> {
  await drafts.add({ form: 'audit', page }, { goals: result })
}
