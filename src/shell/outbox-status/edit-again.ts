import { addToDraft } from '../../forms/carry.ts'
import type { Drafts } from '../../forms/drafts.ts'
import type { Submission } from '../../forms/submission.ts'

/**
 * Puts a refused message back into its form, as the draft of its page. It stays in the outbox until the corrected one
 * replaces it, so that nothing is lost if editing is never finished. If the draft cannot be saved, nothing happens.
 *
 * @returns whether it was put into its form
 */
export async function editAgain(
  id: string,
  { form, page, fields }: Submission,
  drafts: Drafts,
  location: Pick<Location, 'pathname' | 'assign' | 'reload'>,
): Promise<boolean> {
  if (!(await addToDraft(drafts, { form, page }, fields, id))) return false
  // The form reads its draft only when its page loads.
  if (location.pathname === page) location.reload()
  else location.assign(page)
  return true
}
