import { check, type Parsed, text, type Values } from './check.ts'
import type { Place } from './service-contact.ts'
import { type Submission, submissionVersion } from './submission.ts'

/** Stands for the name of who gave no company (specification, section 7). */
const unnamed = 'Prospect'

type AuditPlace = Place & { product: string }

/** The box that sends `goals` along; while it is not ticked they stay on the device. */
export const goalsToo = { name: 'goalsToo', ticked: 'yes' }

/** The request of a free audit. `product` names this site to the agency. */
export function parseAudit(values: Values, place: AuditPlace): Parsed {
  const errors = check(values, ['url', 'email'])
  return errors ? { errors } : { ok: auditSubmission(values, place) }
}

/** Unchecked: for what is kept as it was typed. */
export function auditSubmission(values: Values, { locale, page, product }: AuditPlace): Submission {
  const company = text(values, 'company')
  const goals = text(values, goalsToo.name) === goalsToo.ticked && text(values, 'goals')
  return {
    version: submissionVersion,
    form: 'audit',
    page,
    fields: values,
    procedure: 'create_free_audit_from_form',
    arguments: {
      p_name: company || unnamed,
      p_email: text(values, 'email'),
      p_company: company || null,
      p_website: text(values, 'url'),
      p_language: locale,
      p_utm_data: { utm_source: 'website', utm_medium: 'form', utm_campaign: 'free_audit_2025' },
      p_project_source: product,
      ...(goals && { p_message: goals }),
    },
  }
}
