import { type DraftPlace, type Drafts, freeTextFields, goalsToo } from './drafts.ts'
import { pageDrafts } from './page-drafts.ts'
import type { Values } from './submission.ts'

/**
 * Puts a result into the goals of the audit form on a page, as a draft beside what is there already, and ticks the
 * box that sends the goals, which is what the visitor asked for.
 */
export async function carry(result: string, page: string, drafts = pageDrafts()): Promise<void> {
  await addToDraft(drafts, { form: 'audit', page }, { goals: result, [goalsToo.name]: goalsToo.ticked })
}

/** Adds values to the draft of a form, beside what is half written there. @returns whether they are stored now */
export const addToDraft = (drafts: Drafts, place: DraftPlace, values: Values, corrects?: string): Promise<boolean> =>
  drafts.change(place, (halfWritten) => mergeDraft(values, halfWritten), corrects)

/** Joins a text that comes back and a half-written one: neither is lost, and none is there twice. */
export function mergeDraft(returned: Values, halfWritten: Values | undefined): Values {
  const merged = { ...halfWritten, ...returned }
  for (const name of freeTextFields) {
    const own = halfWritten?.[name]?.trim()
    const text = returned[name]?.trim()
    if (own) merged[name] = !text || own.includes(text) ? own : `${text}\n\n${own}`
  }
  // Notes that were not to be sent stay unsent, although a text to be sent now joins them.
  if (halfWritten?.goals?.trim() && goalsToo.name in returned && halfWritten[goalsToo.name] !== goalsToo.ticked)
    merged[goalsToo.name] = ''
  return merged
}
