import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

export type Option = { value: string; label: string }
type Rest = Omit<ComponentProps<'select'>, 'id' | 'className' | 'value' | 'children'>

/** One of several. Uncontrolled, so that what was chosen before hydration stays. */
export function SelectField({
  id,
  label,
  hint,
  error,
  options,
  ...rest
}: FieldWords & Rest & { options: readonly Option[] }) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => (
        <select {...rest} {...wiring} className="control">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
