import { type DraftPlace, type Drafts, isAt, isSame } from './drafts.ts'
import { continues, fillIn, isTouched, valuesOf } from './form-elements.ts'
import type { Values } from './submission.ts'

export type KeptDraft = ReturnType<typeof keepDraft>

type Course = {
  /** Whether this form sent these values itself: then it handles the outcome, and keeps them when they are refused. */
  hasSent: (fields: Values) => boolean
  /** Called with 0 when the form contains something that was typed before we listened. */
  typedAt: (time: number) => void
}

/** Of the forms on this page: looks for a draft again. */
const shown = new Set<() => void>()

/** Settles when the previous form has stored what it contained: on the next page the same form may look for it. */
let found: Promise<void> = Promise.resolve()

/** Keeps what is typed into a form until it is sent, from whatever tab: a reload, an update, a killed browser lose nothing. */
export function keepDraft(form: HTMLFormElement, place: DraftPlace, drafts: Drafts, { hasSent, typedAt }: Course) {
  let id = drafts.newId()
  let origin = id
  let corrects: string | undefined
  /** What the draft had: a version of the site before or after this one may have fields that this form lacks. */
  let kept: Values = {}
  let stopped = false
  let stopListening = () => {}
  let isListening = false

  const listen = () => {
    if (isListening || stopped) return
    isListening = true
    stopListening = drafts.listen({
      onSent(sent) {
        if (!isAt(sent, place) || hasSent(sent.fields)) return
        if (isSame(valuesOf(form), sent.fields)) {
          form.reset()
          corrects = undefined
          kept = {}
          origin = drafts.newId()
        }
        write()
      },
      onStored(other) {
        // Another tab goes on with the draft that this one shows, too: what is typed here from now on is a draft of its own.
        if (other === id) id = drafts.newId()
      },
    })
  }

  let known = valuesOf(form)
  const write = () => {
    known = valuesOf(form)
    if (!isTouched(form)) return void drafts.remove(id)
    listen()
    const stored = drafts.put({ id, origin, ...place, values: { ...kept, ...known }, corrects })
    // Refused after the visitor went on: it belongs into the form that is on screen now.
    if (stopped)
      void stored.then(() => {
        for (const look of shown) look()
      })
  }

  const restore = async () => {
    const draft = await drafts.latest(place)
    // What was typed before now fired its events before we listened.
    let isChanged = isTouched(form)
    if (draft && !stopped && continues(form, draft)) {
      ;({ id, corrects, origin = id, values: kept } = draft)
      fillIn(form, draft.values)
      known = valuesOf(form)
      // What the form itself adds may be in another language now: only the same text is deleted when it is sent.
      isChanged ||= !isSame(valuesOf(form), draft.values)
      listen()
    }
    if (isChanged) write()
    if (isTouched(form)) typedAt(0)
  }
  const restored = found.then(restore)
  // A failure in one form must not keep the next from its draft.
  found = restored.catch(() => undefined)

  const save = () => void restored.then(write)
  // Extensions that fill in forms may fire no `input`, and React's `onChange` ignores what a script has set.
  form.addEventListener('change', save)
  /** Some extensions fire none: what they have filled in is read as the visitor leaves. */
  const onVisibility = () => {
    const values = valuesOf(form)
    if (document.hidden && !isSame(values, known) && !hasSent(values)) save()
  }
  document.addEventListener('visibilitychange', onVisibility)
  const look = () => void restored.then(restore)
  shown.add(look)

  return {
    save,
    /** Id of the refused message that is in the form to be corrected. */
    corrects: () => corrects,
    /** The same in every tab that shows this draft. */
    origin: () => origin,
    /** The form leaves the page; what was typed last is still stored. */
    stop() {
      stopped = true
      shown.delete(look)
      stopListening()
      form.removeEventListener('change', save)
      document.removeEventListener('visibilitychange', onVisibility)
    },
  }
}
