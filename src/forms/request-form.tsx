import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { dismiss, show } from '../ui/toast/store.ts'
import { useBrowserLayoutEffect } from '../ui/use-browser-layout-effect.ts'
import { DonePanel } from './done-panel.tsx'
import type { DraftPlace } from './drafts.ts'
import { type Field, type Form, type Place, parse } from './form.ts'
import { FailureNotice, FormField, NoScriptNotice, PrivacyLine } from './form-parts.tsx'
import { type KeptDraft, keepDraft } from './keep-draft.ts'
import { pageDrafts } from './page-drafts.ts'
import { honeypotName, type Values } from './submission.ts'
import { isDone, useRequest } from './use-request.ts'

/** A form: its states, toasts, drafts and focus. */
export function RequestForm({ form: asked, ...given }: { form: Form } & Place) {
  const place = { campaign: asked.campaign, ...given }
  const { t, i18n } = useLingui()
  const { id, kind, words, fields } = asked
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLElement>(null)
  /** The toast of the last failure. */
  const failure = useRef<number>(undefined)
  const { state, onSubmit, typedAt, hasSent, again } = useRequest(form, (values) => parse(asked, values, place), {
    corrects: () => draft.current?.corrects(),
    origin: () => draft.current?.origin(),
    onDone(end) {
      // The panel has the focus and the same words.
      const said = { title: i18n._(words.sentTitle), text: i18n._(words.sentText) }
      if (end.kind === 'sent') show({ tone: 'success', ...said, quiet: true })
    },
    onFailed(end) {
      // While the outbox had it, it was no draft.
      draft.current?.save()
      const limited = end.kind === 'refused' && end.code === 'rate_limited'
      const text = limited ? i18n._(words.rateLimited) : t`An error occurred. Please try again.`
      failure.current = show({ tone: 'destructive', title: t`Error`, text })
    },
  })
  const draft = useDraft(form, { form: kind, page: place.page }, !isDone(state), hasSent, typedAt)

  // The focus goes to what the visitor has to read next, and back to the first field of an emptied form.
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    const emptied = isDone(before.current)
    before.current = state
    if (state.kind === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    else if (state.kind !== 'idle') notice.current?.focus()
    else if (emptied) form.current?.querySelector<HTMLElement>('.control')?.focus()
  }, [state])

  if (isDone(state)) return <DonePanel place={notice} form={asked} state={state} onAgain={again} />

  const error = (field: string) => {
    if (state.kind !== 'invalid') return undefined
    const wrong = state.errors[field]
    if (wrong === 'email') return t`Enter an email address like name@example.com.`
    return wrong && t`Please fill in this field.`
  }
  const fieldOf = ([name, field]: [string, Field]) => (
    <FormField key={name} form={id} name={name} field={field} place={place} error={error(name)} />
  )
  const pairs = Object.entries(fields).filter(([, { pair }]) => pair)
  const others = Object.entries(fields).filter(([, { pair }]) => !pair)
  const submitting = state.kind === 'submitting'
  return (
    <form
      ref={form}
      id={id}
      className={`form form--${kind}`}
      // Without JavaScript a submit does nothing, rather than put what was typed into an address.
      data-campaign={place.campaign}
      method="dialog"
      aria-label={i18n._(words.name)}
      {...{ toolname: `send_${kind}_request`, tooldescription: i18n._(words.name) }}
      aria-busy={submitting}
      onSubmit={(event) => {
        if (failure.current !== undefined) dismiss(failure.current)
        onSubmit(event)
      }}
      onInput={(event) => {
        typedAt(event.timeStamp)
        draft.current?.save()
      }}
    >
      <input className="form__trap" name={honeypotName} tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {/* Shown only by src/app/compose/inline-scripts.ts, before React is loaded. */}
      <p className="form__kept notice" data-form={kind} tabIndex={-1}>
        {t`Kept on this device: it will be sent when this page has loaded, or at your next visit.`}
      </p>
      <NoScriptNotice />
      <p className="meta">{t`Fields marked * are required.`}</p>
      {pairs.length > 0 && <div className="form__pair">{pairs.map(fieldOf)}</div>}
      {others.map(fieldOf)}
      <FailureNotice place={notice} state={state} />
      <div className="form__foot">
        {/* A disabled button would lose the focus, and what it says would not be read out. */}
        <Button type="submit" aria-disabled={submitting || undefined}>
          {i18n._(submitting ? words.submitting : words.submit)}
        </Button>
        <PrivacyLine page={place.page} />
      </div>
    </form>
  )
}

/**
 * The draft of a form, while that is on screen. `shown`: whether it is. The other two arguments must not change.
 * It must run before any other effect: what is sent may be a correction.
 */
function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { form: kind, page }: DraftPlace,
  shown: boolean,
  hasSent: (fields: Values) => boolean,
  typedAt: (time: number) => void,
): RefObject<KeptDraft | undefined> {
  const kept = useRef<KeptDraft>(undefined)
  useBrowserLayoutEffect(() => {
    const element = form.current
    if (!element || !shown) return
    // From here on the messages beside the fields replace the browser's own, which remain without JavaScript.
    element.noValidate = true
    const draft = keepDraft(element, { form: kind, page }, pageDrafts(), { hasSent, typedAt })
    kept.current = draft
    return draft.stop
  }, [form, kind, page, shown, hasSent, typedAt])
  return kept
}
