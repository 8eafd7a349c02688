import type { Submission } from '../../forms/submission.ts'
import { siteId } from '../../site/brand.ts'

type Place = Pick<Submission, 'form' | 'page'>
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = ({ form, page }: Place) => `${siteId}-edited ${form} ${page}`

/** Notes which entry stands corrected in a form: what that form sends takes its place. Throws where nothing can be stored. */
export function noteEdited(store: Store, place: Place, id: string): void {
  store.setItem(keyOf(place), id)
}

/** The entry that a submission from `place` corrects. */
export function editedAt(store: () => Store, place: Place): string | undefined {
  try {
    return store().getItem(keyOf(place)) ?? undefined
  } catch {
    return undefined
  }
}

export function forgetEdited(store: () => Store, place: Place): void {
  try {
    store().removeItem(keyOf(place))
  } catch {
    // Nothing was noted where nothing can be stored.
  }
}
