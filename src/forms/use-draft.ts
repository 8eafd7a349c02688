import { type RefObject, useEffect } from 'react'
import { type DraftPlace, readDraft, writeDraft } from './draft.ts'
import { fillIn, isTouched, valuesOf } from './form-elements.ts'

const store = () => sessionStorage

/**
 * Keeps what is typed until it is sent, so that a reload or an update never loses a half-filled form. `shown`: whether
 * the form is on screen. `typedAt` is told 0 when something stands in it already. Returns what saves the draft and what
 * forgets it.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  place: DraftPlace,
  shown: boolean,
  typedAt: (time: number) => void,
) {
  const save = () => {
    if (form.current) writeDraft(store, place, isTouched(form.current) ? valuesOf(form.current) : undefined)
  }
  const forget = () => {
    writeDraft(store, place, undefined)
  }
  const { form: kind, page } = place
  useEffect(() => {
    const element = form.current
    if (!element || !shown) return
    // From here on the messages beside the fields replace the browser's own; without JavaScript those are what there is.
    element.noValidate = true
    const draft = readDraft(store, { form: kind, page })
    if (draft) fillIn(element, draft)
    if (!isTouched(element)) return
    // What was typed before React started made no event that we could hear.
    writeDraft(store, { form: kind, page }, valuesOf(element))
    typedAt(0)
  }, [form, kind, page, shown, typedAt])
  return { save, forget }
}
