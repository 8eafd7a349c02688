import { type Locale, localeInfo } from '../site/locales.ts'
import { check, type Parsed, text, type Values } from './check.ts'
import { serviceLabel } from './services.ts'
import { type Submission, submissionVersion } from './submission.ts'

/** Where a form is: language and canonical path of its page. */
export type Place = { locale: Locale; page: string }

/** The campaign of the contact page; its requests are marked as coming from a contact form (specification, section 7). */
export const contactCampaign = 'contact_2025'
export const defaultCampaign = 'service_contact'

/** Of who only asks to be told of something: an address is all that takes. */
export const newsCampaign = 'case_study_news'

const required = ['firstName', 'lastName', 'email', 'message']

const words = {
  en: { service: 'Requested service', website: 'Website' },
  fr: { service: 'Service demandé', website: 'Site web' },
}

type ServicePlace = Place & { campaign?: string | undefined }

/** The service contact form, as a lead. */
export function parseServiceContact(values: Values, place: ServicePlace): Parsed {
  const errors = check(values, place.campaign === newsCampaign ? ['email'] : required)
  return errors ? { errors } : { ok: serviceSubmission(values, place) }
}

/** Unchecked: for what is kept as it was typed. */
export const serviceSubmission = (
  values: Values,
  { locale, page, campaign = defaultCampaign }: ServicePlace,
): Submission => ({
  version: submissionVersion,
  form: 'service',
  page,
  fields: values,
  procedure: 'create_lead_from_contact_form',
  arguments: {
    // Who gave no name is called by the address.
    p_name: `${text(values, 'firstName')} ${text(values, 'lastName')}`.trim() || text(values, 'email'),
    p_email: text(values, 'email'),
    p_company: text(values, 'company') || null,
    p_message: composeMessage(values, locale),
    p_language: locale,
    p_utm_data: {
      utm_source: 'website',
      utm_medium: campaign === contactCampaign ? 'contact_form' : 'service_form',
      utm_campaign: campaign,
    },
  },
})

/** Requested service, website and message in one text, in the visitor's language; what was left empty is left out. */
export function composeMessage(values: Values, locale: Locale): string {
  const { colon } = localeInfo[locale]
  const service = text(values, 'service')
  const website = text(values, 'website')
  const heads = [
    service && `${words[locale].service}${colon} ${serviceLabel(locale, service)}`,
    website && `${words[locale].website}${colon} ${website}`,
  ].filter(Boolean)
  return [heads.join('\n'), text(values, 'message')].filter(Boolean).join('\n\n')
}
