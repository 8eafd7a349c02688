import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { emails } from '../site/brand.ts'
import { localeOf, localize } from '../site/locales.ts'
import { InputField, SelectField, TextareaField } from '../ui/field.tsx'
import type { Field, Place } from './form.ts'
import type { FormState } from './use-request.ts'
import { useRefusalWords } from './words.ts'

/** A field as its form defines it. `form`: id of the form. */
export function FormField({
  form,
  name,
  field: { id = name, label, hint, required, attributes, isUrl, rows, options, ticked, hidden },
  place,
  error,
}: {
  form: string
  name: string
  field: Field
  place: Place
  error: string | undefined
}) {
  const { i18n } = useLingui()
  const words = i18n._(label)
  if (hidden) return <input type="hidden" name={name} value={words} />
  if (ticked)
    return (
      <label className="form__box">
        <input type="checkbox" name={name} value={ticked} />
        {words}
      </label>
    )
  const common = { id: `${form}-${id}`, name, label: words, hint: hint && i18n._(hint), error }
  if (rows) return <TextareaField {...common} rows={rows} required={required} />
  const choices = options?.(place)
  if (choices) return <SelectField {...common} options={choices} defaultValue={place.service ?? choices[0]?.value} />
  return <InputField {...common} {...attributes} {...(isUrl?.(place) && { type: 'url' })} required={required} />
}

/** Links to the information that the GDPR, article 13, requires where personal data is collected. */
export function PrivacyLine({ page }: { page: string }) {
  const { t } = useLingui()
  return (
    <p className="meta">
      <a href={localize('/privacy', localeOf(page))}>{t`What becomes of your data`}</a>
    </p>
  )
}

/** For visitors without JavaScript: in the prerendered HTML only, where React leaves it as it is. */
export const NoScriptNotice = () => <noscript>{import.meta.env.SSR && <Notice />}</noscript>

function Notice() {
  const { t } = useLingui()
  const address = emails.contact
  return (
    <p className="notice">
      {t`This form needs JavaScript. Write to us instead:`} <a href={`mailto:${address}`}>{address}</a>
    </p>
  )
}

/** Why a form was not sent, in words, above its button. The text is still in the form. */
export function FailureNotice({ place, state }: { place: Ref<HTMLElement>; state: FormState }) {
  const { t } = useLingui()
  const refusal = useRefusalWords()
  if (state.kind !== 'refused' && state.kind !== 'lost') return null
  const address = emails.contact
  return (
    <section ref={place} className="notice notice--failed" aria-label={t`Error`} tabIndex={-1}>
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
