import { canonicalPath } from '../site/aliases.ts'
import { localeOf } from '../site/locales.ts'
import { auditForm } from './audit.ts'
import { footerForm } from './footer-contact.ts'
import { type Form, submissionOf } from './form.ts'
import { serviceForm } from './service-contact.ts'
import {
  type FormKind,
  honeypotName,
  isRecord,
  isText,
  isTexts,
  type Submission,
  submissionVersion,
} from './submission.ts'

/** One form of each kind: others of the kind have fewer fields, or other words. */
export const forms: Readonly<Record<FormKind, Form>> = { footer: footerForm, service: serviceForm, audit: auditForm }

const isKind = (form: unknown): form is FormKind => isText(form) && Object.hasOwn(forms, form)

const isSubmission = (value: Record<string, unknown>): value is Omit<Submission, 'version'> & Submission =>
  isText(value.form) &&
  isText(value.page) &&
  isText(value.procedure) &&
  isRecord(value.arguments) &&
  isTexts(value.fields)

/**
 * A stored value as a submission of this version, which the outbox may send, and the panel may show. It migrates what an
 * earlier version kept, and what was kept as it was typed, before the scripts of the form were loaded.
 */
export function readSubmission(value: unknown): Submission | undefined {
  if (!isRecord(value) || Number(value.version ?? 1) > submissionVersion) return undefined
  if (value.procedure === undefined) return asTyped(value)
  if (!isSubmission(value)) return undefined
  return value.version === submissionVersion ? value : { ...value, version: submissionVersion }
}

/** Kept unchecked by src/app/compose/inline-scripts.ts: the server refuses what is wrong, and the visitor can correct it. */
function asTyped({ form, page, campaign, fields, fillMs }: Record<string, unknown>): Submission | undefined {
  if (!isKind(form) || !isText(page) || !isTexts(fields)) return undefined
  const { [honeypotName]: trapped = '', ...values } = fields
  const path = canonicalPath(page)
  const place = { page: path, locale: localeOf(path), ...(isText(campaign) && { campaign }) }
  const signals = { honeypot: trapped !== '', fillMs: Math.round(Number(fillMs)) || 0 }
  return { ...submissionOf(forms[form], values, place), signals }
}
