import { mergeDraft, readDraft, writeDraft } from '../../forms/draft.ts'
import type { Submission } from '../../forms/submission.ts'
import { noteEdited } from './edited.ts'

/** The parts of `window` that editing needs. */
export type EditWindow = {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly location: { readonly pathname: string; assign(url: string): void; reload(): void }
}

/**
 * Puts a refused message back into its form, as the draft of its page. It stays in the outbox until the corrected one
 * has taken its place: who never finishes editing has lost nothing. Where the draft cannot be kept nothing happens.
 */
export function editAgain(id: string, submission: Submission, window: EditWindow): boolean {
  const store = () => window.sessionStorage
  const { location } = window
  const draft = mergeDraft(submission.fields, readDraft(store, submission))
  if (!writeDraft(store, submission, draft)) return false
  try {
    noteEdited(store(), submission, id)
  } catch {
    return false
  }
  // The form reads its draft when the page loads; on its own page nothing else would make it do so.
  if (location.pathname === submission.page) location.reload()
  else location.assign(submission.page)
  return true
}
