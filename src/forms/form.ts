import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '../site/locales.ts'
import type { Option } from '../ui/select.tsx'
import { isEmail } from './email.ts'
import {
  type Composed,
  type FormKind,
  type Procedure,
  type Submission,
  submissionVersion,
  type Values,
} from './submission.ts'

/** Where a form is: language and canonical path of its page; on the pages that ask for it, also campaign and service. */
export type Place = { locale: Locale; page: string; campaign?: string | undefined; service?: string | undefined }

/** A field: one line of text, unless `rows`, `options`, `ticked` or `hidden` make it something else. */
export type Field = {
  /** What is written at it; of a hidden one, what it holds. */
  label: MessageDescriptor
  hint?: MessageDescriptor
  /** Part of the control's id, where that is not the name. */
  id?: string
  required?: true
  /** The argument that it is, where `arguments` of the form does not name it. Absent when nothing was typed. */
  argument?: `p_${string}`
  /** Beside another one, where there is room. */
  pair?: true
  attributes?: {
    type?: 'email'
    inputMode?: 'url'
    autoComplete?: 'name' | 'given-name' | 'family-name' | 'email' | 'organization' | 'organization-title' | 'url'
  }
  /** Has a browser check the shape of an address, where it says so. */
  isUrl?(place: Place): boolean
  rows?: number
  /** The first is chosen, unless the place names another. */
  options?(place: Place): readonly Option[]
  /** What a box holds when it is ticked. */
  ticked?: string
  hidden?: true
}

/** All that there is to say of a form. `Name`: the names of its fields, in the order in which they are shown. */
export type Form<Name extends string = string> = {
  kind: FormKind
  /** In the document. */
  id: string
  /** Where the place names none. */
  campaign?: string
  procedure: Procedure
  fields: Readonly<Record<Name, Field>>
  /** What becomes of the fields that have no `argument` of their own. `text`: of a field, trimmed. */
  arguments(text: (name: Name) => string, place: Place): Composed
  words: {
    /** For assistive technology. */
    name: MessageDescriptor
    submit: MessageDescriptor
    submitting: MessageDescriptor
    /** Toast on success, and the panel unless there are `next` steps. */
    sentTitle: MessageDescriptor
    sentText: MessageDescriptor
    /** Toast when the server says 'Rate limit'. */
    rateLimited: MessageDescriptor
    /** Leads back to the emptied form. Absent: one sends another message. */
    again?: MessageDescriptor
    /** What a message is called while it waits on the device. */
    kept: MessageDescriptor
  }
  /** Takes the place of a form that was sent, and leads no way back. */
  next?: { intro: MessageDescriptor; steps: readonly MessageDescriptor[] }
}

/** Types a form by its own fields: `arguments` may ask for the text of these alone. */
export const defineForm = <Name extends string>(form: Form<Name>): Form<Name> => form

/** The address to answer to, the same in every form. */
export const emailField: Field = {
  label: msg`Email *`,
  required: true,
  argument: 'p_email',
  attributes: { type: 'email', autoComplete: 'email' },
}

type ErrorKind = 'required' | 'email'
export type FieldErrors = Readonly<Partial<Record<string, ErrorKind>>>
/** A form is either ready to be sent or says what is wrong with which field. */
export type Parsed = { ok: Submission } | { errors: FieldErrors }

export function parse(form: Form, values: Values, place: Place): Parsed {
  const errors: Partial<Record<string, ErrorKind>> = {}
  for (const [name, { required, attributes }] of Object.entries(form.fields)) {
    const text = values[name]?.trim()
    if (required && !text) errors[name] = 'required'
    else if (text && attributes?.type === 'email' && !isEmail(text)) errors[name] = 'email'
  }
  return Object.keys(errors).length ? { errors } : { ok: submissionOf(form, values, place) }
}

/** Unchecked: for what is kept as it was typed. */
export function submissionOf(form: Form, values: Values, place: Place): Submission {
  // Half a character, as a cut through an emoji leaves it, is refused by databases.
  const text = (name: string) => values[name]?.trim().toWellFormed() ?? ''
  const named = Object.entries(form.fields).flatMap<[string, string]>(([name, { argument, required }]) =>
    argument && (required || text(name)) ? [[argument, text(name)]] : [],
  )
  return {
    version: submissionVersion,
    form: form.kind,
    page: place.page,
    fields: values,
    procedure: form.procedure,
    arguments: { ...form.arguments(text, place), p_language: place.locale, ...Object.fromEntries(named) },
  }
}
