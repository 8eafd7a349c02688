import { type DraftStore, mergeDraft, readDraft, writeDraft } from './draft.ts'

/**
 * Puts a result into the notes of the audit form on a page. They are a draft of this tab, shown in the form and never
 * sent; what stands there already stays.
 */
export function carry(result: string, page: string, store: () => DraftStore): void {
  const place = { form: 'audit', page } as const
  const before = readDraft(store, place)
  if (before?.goals?.includes(result)) return
  writeDraft(store, place, { ...before, ...mergeDraft({ goals: result }, before) })
}
