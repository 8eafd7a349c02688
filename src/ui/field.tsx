import type { ComponentProps, ReactNode } from 'react'

/** What every kind of field has. Words come from the caller; a required label says so in words (`First Name *`). */
type FieldWords = {
  /** Unique on the page; not `useId`, whose value depends on the place in the tree that an island is hydrated at. */
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
}

type Wiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, control, hint and error, wired for assistive technology, and for agents, which get the label through WebMCP. */
export function Field({ id, label, hint, error, children }: FieldWords & { children: (wiring: Wiring) => ReactNode }) {
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The attributes of a control that its caller may set: no `value`, so that what was typed before hydration stays. */
type Props<Tag extends 'input' | 'textarea' | 'select'> = FieldWords &
  Omit<ComponentProps<Tag>, 'id' | 'className' | 'value' | 'children'>

export function InputField({ id, label, hint, error, ...rest }: Props<'input'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => <input type="text" {...rest} {...wiring} className="control" />}
    </Field>
  )
}

export function TextareaField({ id, label, hint, error, ...rest }: Props<'textarea'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => <textarea rows={4} {...rest} {...wiring} className="control" />}
    </Field>
  )
}

export type Option = { value: string; label: string }

export function SelectField({
  id,
  label,
  hint,
  error,
  options,
  ...rest
}: Props<'select'> & { options: readonly Option[] }) {
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
