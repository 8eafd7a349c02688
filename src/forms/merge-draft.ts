import { type DraftPlace, type Drafts, freeTextFields, goalsToo } from './drafts.ts'
import type { Values } from './submission.ts'

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
