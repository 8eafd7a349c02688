import { siteId } from '../site/brand.ts'
import type { Values } from './check.ts'
import type { FormKind } from './submission.ts'

/** Fields in which a text of one's own is written: two of them are joined, never replaced by one another. */
const writings = ['message', 'goals']

/** What `sessionStorage` is used for; it may throw on any call (private mode, full, switched off). */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where the draft of a form on a page is kept; the forms of one kind on one page share it. */
export type DraftPlace = { form: FormKind; page: string }

const keyOf = ({ form, page }: DraftPlace) => `${siteId}-draft ${form} ${page}`

export function readDraft(store: () => DraftStore, place: DraftPlace): Values | undefined {
  try {
    const stored: unknown = JSON.parse(store().getItem(keyOf(place)) ?? 'null')
    if (typeof stored !== 'object' || !stored) return undefined
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
  } catch {
    return undefined
  }
}

/** Whether the draft is kept now. `undefined` forgets it. */
export function writeDraft(store: () => DraftStore, place: DraftPlace, values: Values | undefined): boolean {
  try {
    if (values) store().setItem(keyOf(place), JSON.stringify(values))
    else store().removeItem(keyOf(place))
    return true
  } catch {
    return false
  }
}

/** A message that comes back to be edited while another one is half written: neither text is lost. */
export function mergeDraft(returned: Values, halfWritten: Values | undefined): Values {
  const merged = { ...returned }
  for (const name of writings) {
    const own = halfWritten?.[name]?.trim()
    if (own && own !== returned[name]?.trim()) merged[name] = [returned[name], own].filter(Boolean).join('\n\n')
  }
  return merged
}
