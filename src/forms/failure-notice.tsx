import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { emails } from '../site/brand.ts'
import type { FormState } from './form-state.ts'
import { useRefusalWords } from './words.ts'

/** Why a form was not sent, in words, above its button. The text is still in the form. */
export function FailureNotice({ ref, state }: { ref: Ref<HTMLElement>; state: FormState }) {
  const { t } = useLingui()
  const refusal = useRefusalWords()
  if (state.kind !== 'refused' && state.kind !== 'lost') return null
  const address = emails.contact
  return (
    <section ref={ref} className="notice notice--failed" aria-label={t`Error`} tabIndex={-1}>
      {state.kind === 'refused' ? (
        <>
          <strong>{t`Not sent.`}</strong> {refusal(state.code, state.until)}
        </>
      ) : (
        <>
          <strong>{t`Neither sent nor kept.`}</strong>{' '}
          {t`The server cannot be reached and this device cannot store your message. It is still in the form: try again in a moment, or write to us.`}{' '}
          <a href={`mailto:${address}`}>{address}</a>
        </>
      )}
    </section>
  )
}
