import type { EventType } from '../site/event-types.ts'
import type { Sending, SendingEnd } from '../site/page-events.ts'
import type { Observed } from './row.ts'

/** Names of the conversions, by form (specification, section 7). */
const conversions: Readonly<Record<string, EventType>> = {
  footer: 'footer_contact_form',
  service: 'service_contact_form',
  audit: 'free_audit_form',
}

/** The events of a form that is about to be sent: for the audit, its address. */
export function beforeSending({ form, fields, language }: Sending): Observed[] {
  if (form !== 'audit') return []
  const details = { audit_url: fields.url?.slice(0, 500) ?? '', user_type: 'visitor', language }
  return [{ type: 'geo_audit_started', category: 'GEO', details }]
}

/**
 * The events of its end: one submission, and one conversion unless it is still on the device. Of what was typed they
 * contain the chosen service only; of the rest, whether and how much.
 * @param seconds from the first touch of the form to the click
 */
export function afterSending(sending: Sending, end: SendingEnd, seconds: number | null): Observed[] {
  const { form, fields, language, utm } = sending
  const success = end.kind === 'delivered' || end.kind === 'kept'
  const submission: Observed = {
    type: 'form_submission',
    category: 'GEO',
    details: {
      form_type: form,
      success,
      conversion: end.kind === 'delivered',
      queued: end.kind === 'kept',
      service: fields.service ?? null,
      language,
      has_company: Boolean(fields.company),
      has_website: Boolean(fields.website ?? fields.url),
      message_length: (fields.message ?? fields.goals ?? '').length,
      completion_time: seconds,
      fields_filled: Object.values(fields).filter((value) => value.trim() !== '').length,
      campaign: utm.utm_campaign ?? null,
    },
  }
  return end.kind === 'kept' ? [submission] : [submission, conversion(sending, end)]
}

/** A lead that the server accepted or refused. */
export function conversion(
  { form, fields, language, utm }: Sending,
  end: Exclude<SendingEnd, { kind: 'kept' }>,
): Observed {
  const common = {
    language,
    service_type: fields.service ?? null,
    has_company: Boolean(fields.company),
    has_website: Boolean(fields.website ?? fields.url),
    tracking: utm,
  }
  return {
    ...(end.kind === 'delivered' && { id: end.id }),
    type: conversions[form] ?? 'waiting_form',
    category: 'conversion',
    details:
      end.kind === 'delivered'
        ? { ...common, success: true, lead_id: leadOf(end.reply) }
        : { ...common, success: false, error_type: 'submission_failed', error_message: end.message.slice(0, 300) },
  }
}

function leadOf(reply: unknown): string | null {
  const { lead_id } = (reply ?? {}) as { lead_id?: unknown }
  return typeof lead_id === 'string' ? lead_id : null
}
