import { mergeDraft, readDraft, writeDraft } from '../forms/draft.ts'

/**
 * Puts a result into the notes of the audit form that a link leads to. They are a draft of this tab, shown in the form
 * and never sent; what stands there already stays.
 */
export function carry(result: string, link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return
  const store = () => sessionStorage
  const place = { form: 'audit', page: link.pathname } as const
  const before = readDraft(store, place)
  if (before?.goals?.includes(result)) return
  writeDraft(store, place, { ...before, ...mergeDraft({ goals: result }, before) })
}
