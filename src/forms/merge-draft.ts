import { type DraftPlace, type Drafts, goalsToo, writings } from './drafts.ts'
import type { Values } from './submission.ts'

/** Puts words into a form beside what is half written there. @returns whether they are kept now */
export const addToDraft = (drafts: Drafts, place: DraftPlace, values: Values, corrects?: string): Promise<boolean> =>
  drafts.change(place, (halfWritten) => mergeDraft(values, halfWritten), corrects)

/** A text that comes back while another one is half written: neither is lost, and none is there twice. */
export function mergeDraft(returned: Values, halfWritten: Values | undefined): Values {
  const merged = { ...halfWritten, ...returned }
  for (const name of writings) {
    const own = halfWritten?.[name]?.trim()
    const text = returned[name]?.trim()
    if (own) merged[name] = !text || own.includes(text) ? own : `${text}\n\n${own}`
  }
  // Notes that were not to be sent are not sent because something is now beside them.
  if (halfWritten?.goals?.trim() && goalsToo.name in returned && halfWritten[goalsToo.name] !== goalsToo.ticked)
    merged[goalsToo.name] = ''
  return merged
}
