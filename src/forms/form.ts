import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '../site/locales.ts'
import type { Option } from '../ui/field.tsx'
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
  /** Its label; for a hidden field, its value. */
  label: MessageDescriptor
  hint?: MessageDescriptor
  /** Part of the control's id, where that is not the name. */
  id?: string
  required?: true
  /** The argument of the procedure for its value, where the form's `arguments` does not compose it. Left out when nothing was typed. */
  argument?: `p_${string}`
  /** Shown beside another field, where there is room. */
  pair?: true
  attributes?: {
    type?: 'email'
    inputMode?: 'tel' | 'url'
    autoComplete?:
      | 'name'
      | 'given-name'
      | 'family-name'
      | 'email'
      | 'tel'
      | 'organization'
      | 'organization-title'
      | 'url'
  }
  /** Whether the browser checks that the text is an address. */
  isUrl?(place: Place): boolean
  rows?: number
  /** The first is chosen, unless the place names another. */
  options?(place: Place): readonly Option[]
  /** The value of a ticked box. */
  ticked?: string
  hidden?: true
}

/** The definition of a form. `Name`: the names of its fields, in the order in which they are shown. */
export type Form<Name extends string = string> = {
  kind: FormKind
  /** Id of the element. */
  id: string
  /** The campaign, where the place names none. */
  campaign?: string
  procedure: Procedure
  fields: Readonly<Record<Name, Field>>
  /** Composes the arguments from the fields without an `argument` of their own. `text`: that of a field, trimmed. */
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
    /** The button back to the emptied form; absent: it offers to send another message. */
    again?: MessageDescriptor
    /** What a message is called while it waits on the device. */
    kept: MessageDescriptor
  }
  /** Replaces a form that was sent, without a way back. */
  next?: { intro: MessageDescriptor; steps: readonly MessageDescriptor[] }
}

/** Types a form by its own fields, so that `arguments` can read only these. */
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

/**
 * What an address brings along from another application, such as marks of direction: mail to it would come back. Without
 * the two joiners, which domains in some scripts are written with.
 */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu

/** Without validation: for messages that are kept as they were typed. */
export function submissionOf(form: Form, values: Values, place: Place): Submission {
  // Databases refuse a lone surrogate, which cutting an emoji in two leaves, and NUL, which some programs copy.
  const written = (name: string) => values[name]?.replaceAll('\0', '').trim().toWellFormed() ?? ''
  const text = (name: string) =>
    form.fields[name]?.attributes?.type === 'email' ? written(name).replace(unseen, '') : written(name)
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
