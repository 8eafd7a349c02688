import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { show } from '../ui/toast/store.ts'
import type { Parsed, Values } from './check.ts'
import { DonePanel } from './done-panel.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { isDone } from './form-state.ts'
import { NoScriptNotice } from './no-script-notice.tsx'
import { PrivacyLine } from './privacy-line.tsx'
import { type FormKind, trap } from './submission.ts'
import { useDraft } from './use-draft.ts'
import { useRequest } from './use-request.ts'

export type RequestWords = {
  /** Name of the form for assistive technology. */
  name: string
  submit: string
  submitting: string
  /** Toast on success, and the panel unless `done` is given. */
  sentTitle: string
  sentText: string
  /** Toast when the server says 'Rate limit'. */
  rateLimited: string
}

/** What the three forms share: states, toasts, drafts, focus. The fields are `children`, given the error of each in words. */
export function RequestForm({
  id,
  kind,
  page,
  campaign,
  parse,
  words,
  done,
  children,
}: {
  id: string
  kind: FormKind
  page: string
  /** Of the service forms: part of what is kept before React is there. */
  campaign?: string
  parse: (values: Values) => Parsed
  words: RequestWords
  /** Replaces the panel of a form that was sent, and leads no way back. */
  done?: ReactNode
  children: (error: (field: string) => string | undefined) => ReactNode
}) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLElement>(null)
  const { state, onSubmit, typedAt, hasSent, again } = useRequest(form, parse, {
    corrects: () => draft.current?.corrects(),
    onDone(end) {
      if (end.kind === 'sent') show({ tone: 'success', title: words.sentTitle, text: words.sentText })
    },
    onFailed(end) {
      // It was none while the outbox had it.
      draft.current?.save()
      const limited = end.kind === 'refused' && end.code === 'rate_limited'
      const text = limited ? words.rateLimited : t`An error occurred. Please try again.`
      show({ tone: 'destructive', title: t`Error`, text })
    },
  })
  const draft = useDraft(form, { form: kind, page }, !isDone(state), hasSent, typedAt)

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

  if (isDone(state)) return <DonePanel ref={notice} id={id} state={state} words={words} done={done} onAgain={again} />

  const error = (field: string) => {
    if (state.kind !== 'invalid') return undefined
    const wrong = state.errors[field]
    if (wrong === 'email') return t`Enter an email address like name@example.com.`
    return wrong && t`Please fill in this field.`
  }
  const submitting = state.kind === 'submitting'
  return (
    <form
      ref={form}
      id={id}
      className={`form form--${kind}`}
      // Without JavaScript a submit does nothing, rather than put what was typed into an address.
      data-campaign={campaign}
      method="dialog"
      aria-label={words.name}
      {...{ toolname: `send_${kind}_request`, tooldescription: words.name }}
      aria-busy={submitting}
      onSubmit={onSubmit}
      onInput={(event) => {
        typedAt(event.timeStamp)
        draft.current?.save()
      }}
    >
      <input className="form__trap" name={trap} tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {/* Shown by src/app/early-messages.ts alone, while React is not there. */}
      <p className="form__kept notice" data-form={kind} tabIndex={-1}>
        {t`Kept on this device: it will be sent when this page has loaded, or at your next visit.`}
      </p>
      <NoScriptNotice />
      <p className="meta">{t`Fields marked * are required.`}</p>
      {children(error)}
      <FailureNotice ref={notice} state={state} />
      <div className="form__foot">
        <Button type="submit" disabled={submitting}>
          {submitting ? words.submitting : words.submit}
        </Button>
        <PrivacyLine page={page} />
      </div>
    </form>
  )
}
