import { useLingui } from '@lingui/react'
import { InputField, SelectField, TextareaField } from '../ui/field.tsx'
import type { Field, Place } from './form.ts'

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
