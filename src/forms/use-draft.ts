import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { DraftPlace } from './drafts.ts'
import { type KeptDraft, keepDraft } from './keep-draft.ts'
import { pageDrafts } from './page-drafts.ts'
import type { Values } from './submission.ts'

/**
 * The draft of a form, while that is on screen. `shown`: whether it is. The other two arguments must not change.
 * Before any other effect: what is sent may correct something.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { form: kind, page }: DraftPlace,
  shown: boolean,
  hasSent: (fields: Values) => boolean,
  typedAt: (time: number) => void,
): RefObject<KeptDraft | undefined> {
  const kept = useRef<KeptDraft>(undefined)
  useLayoutEffect(() => {
    const element = form.current
    if (!element || !shown) return
    // From here on the messages beside the fields replace the browser's own; without JavaScript those are what there is.
    element.noValidate = true
    const draft = keepDraft(element, { form: kind, page }, pageDrafts(), { hasSent, typedAt })
    kept.current = draft
    return draft.stop
  }, [form, kind, page, shown, hasSent, typedAt])
  return kept
}
