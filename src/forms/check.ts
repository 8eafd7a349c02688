import { isEmail } from './email.ts'
import type { Submission } from './submission.ts'

/** A form's fields by name, as the visitor typed them. */
export type Values = Readonly<Record<string, string>>
export type ErrorKind = 'required' | 'email'
export type FieldErrors = Readonly<Partial<Record<string, ErrorKind>>>
/** A form is either ready to be sent or says what is wrong with which field. */
export type Parsed = { ok: Submission } | { errors: FieldErrors }

/** Trimmed text of a field; empty when the form has no such field. */
export function text(values: Values, name: string): string {
  return values[name]?.trim() ?? ''
}

/** The errors of a form whose `required` fields must be filled and whose `email` must look like one. */
export function check(values: Values, required: readonly string[]): FieldErrors | undefined {
  const errors: Partial<Record<string, ErrorKind>> = {}
  for (const name of required) {
    if (!text(values, name)) errors[name] = 'required'
    else if (name === 'email' && !isEmail(text(values, name))) errors[name] = 'email'
  }
  return Object.keys(errors).length ? errors : undefined
}
