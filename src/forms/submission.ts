import type { Locale } from '../site/locales.ts'

/** The two procedures of the backend that a visitor's form calls (specification, section 7). */
export type Procedure = 'create_lead_from_contact_form' | 'create_free_audit_from_form'

/** `p_utm_data` (specification, section 7). */
type UtmData = { utm_source: 'website'; utm_medium: string; utm_campaign: string }

/** What a form composes of its fields; the database defines which arguments there are. */
export type Composed = {
  p_name: string
  p_utm_data: UtmData
  [argument: `p_${string}`]: string | null | UtmData
}

type Arguments = Composed & { p_language: Locale }

/** A form's fields by name, as the visitor typed them. */
export type Values = Readonly<Record<string, string>>

/** Name of the field that no person sees; it is part of neither values nor draft. */
export const honeypotName = 'subject'

/** What the server's spam flags are made of. They are sent beside the arguments, and no lead is refused for them. */
export type Signals = {
  /** Something is in the field that no person sees. */
  honeypot: boolean
  /** Milliseconds from the first sign of typing to the submit; from the start of the page when typing began before we listened. */
  fillMs: number
}

/** Which form was sent: names the toast, and the place an entry is edited at. */
export type FormKind = 'service' | 'footer' | 'audit'

/** Raised when the shape changes: what an earlier version kept is then migrated by `read-submission.ts`. 1 had no number. */
export const submissionVersion = 2

/** A parsed form, ready for the outbox: what is called, with which arguments, and the fields as the visitor typed them. */
export type Submission = {
  version: typeof submissionVersion
  form: FormKind
  /** Path of the page the form is on: where "edit" leads. */
  page: string
  fields: Values
  /** Absent from what an earlier version kept. */
  signals?: Signals
  procedure: Procedure
  arguments: Arguments
}

/** Checks of what was stored, or comes from a tab that may run another version of this code. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isTexts = (value: unknown): value is Values => isRecord(value) && Object.values(value).every(isText)
