import { msg } from '@lingui/core/macro'
import { defineForm, emailField } from './form.ts'

/** Tells the agency that a lead came from the footer. */
const footerTag = '[Footer contact]'

/** The quick form in the footer, as a lead. */
export const footerForm = defineForm({
  kind: 'footer',
  id: 'footer-form',
  procedure: 'create_lead_from_contact_form',
  fields: {
    name: { label: msg`Name *`, required: true, attributes: { autoComplete: 'name' } },
    email: emailField,
    message: { label: msg`Message *`, required: true, rows: 3 },
  },
  arguments: (text) => ({
    p_name: text('name'),
    p_phone: null,
    p_company: null,
    p_message: `${footerTag} ${text('message')}`,
    p_utm_data: { utm_source: 'website', utm_medium: 'footer_form', utm_campaign: 'footer_contact_2025' },
  }),
  words: {
    name: msg`Quick contact`,
    submit: msg`Send`,
    submitting: msg({ message: 'Sending...', context: 'footer form' }),
    sentTitle: msg`Message sent!`,
    sentText: msg`We'll get back to you soon.`,
    rateLimited: msg`Rate limit exceeded. Please try again later.`,
    kept: msg`Quick message`,
  },
})
