import { mergeDraft, readDraft, writeDraft } from '../../forms/draft.ts'
import type { Submission } from '../../forms/submission.ts'
import type { Outbox } from '../../outbox/contract.ts'

/** The parts of `window` that editing needs. */
export type EditWindow = {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly location: { readonly pathname: string; assign(url: string): void; reload(): void }
}

/**
 * Puts a message back into its form: as the draft of its page, then off the outbox, then to that page. Where the draft
 * cannot be kept the message stays in the outbox, and nothing happens: it would be lost otherwise.
 */
export async function editAgain(
  outbox: Pick<Outbox<Submission>, 'remove'>,
  id: string,
  submission: Submission,
  window: EditWindow,
): Promise<boolean> {
  const store = () => window.sessionStorage
  const { location } = window
  const draft = mergeDraft(submission.fields, readDraft(store, submission))
  if (!writeDraft(store, submission, draft)) return false
  await outbox.remove(id)
  // The form reads its draft when the page loads; on its own page nothing else would make it do so.
  if (location.pathname === submission.page) location.reload()
  else location.assign(submission.page)
  return true
}
