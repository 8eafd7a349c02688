import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

type Rest = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value'>

/** Several lines of text. Uncontrolled, so that what was typed before hydration stays. */
export function TextareaField({ id, label, hint, error, ...rest }: FieldWords & Rest) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => <textarea rows={4} {...rest} {...wiring} className="control" />}
    </Field>
  )
}
