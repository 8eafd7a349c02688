import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

type Rest = Omit<ComponentProps<'input'>, 'id' | 'className' | 'value'>

/** A line of text. Uncontrolled, so that what was typed before hydration stays. */
export function InputField({ id, label, hint, error, ...rest }: FieldWords & Rest) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => <input type="text" {...rest} {...wiring} className="control" />}
    </Field>
  )
}
