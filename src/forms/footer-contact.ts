import { check, type Parsed, text, type Values } from './check.ts'
import type { Place } from './service-contact.ts'
import { type Submission, submissionVersion } from './submission.ts'

/** Tells the agency that a lead came from the foot of a page. */
export const footerTag = '[Footer contact]'

/** The quick form in the footer, as a lead. */
export function parseFooterContact(values: Values, place: Place): Parsed {
  const errors = check(values, ['name', 'email', 'message'])
  return errors ? { errors } : { ok: footerSubmission(values, place) }
}

/** Unchecked: for what is kept as it was typed. */
export const footerSubmission = (values: Values, { locale, page }: Place): Submission => ({
  version: submissionVersion,
  form: 'footer',
  page,
  fields: values,
  procedure: 'create_lead_from_contact_form',
  arguments: {
    p_name: text(values, 'name'),
    p_email: text(values, 'email'),
    p_phone: null,
    p_company: null,
    p_message: `${footerTag} ${text(values, 'message')}`,
    p_language: locale,
    p_utm_data: { utm_source: 'website', utm_medium: 'footer_form', utm_campaign: 'footer_contact_2025' },
  },
})
