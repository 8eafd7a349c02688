import { msg } from '@lingui/core/macro'
import { type Locale, localeInfo } from '../site/locales.ts'
import { defineForm, emailField } from './form.ts'
import { guideService, serviceLabel, servicesFor } from './services.ts'

/** The campaign of the contact page; its requests are marked as coming from a contact form (specification, section 7). */
export const contactCampaign = 'contact_2025'
const defaultCampaign = 'service_contact'

/** Words in the message to the agency. Not in catalogs: the worker composes messages too, and has none. */
const words: Readonly<Record<Locale, { service: string; website: string }>> = {
  en: { service: 'Requested service', website: 'Website' },
  fr: { service: 'Service demandé', website: 'Site web' },
}

export const serviceForm = defineForm({
  kind: 'service',
  id: 'contact-form',
  campaign: defaultCampaign,
  procedure: 'create_lead_from_contact_form',
  fields: {
    firstName: {
      label: msg`First Name *`,
      id: 'first',
      required: true,
      pair: true,
      attributes: { autoComplete: 'given-name' },
    },
    lastName: {
      label: msg`Last Name *`,
      id: 'last',
      required: true,
      pair: true,
      attributes: { autoComplete: 'family-name' },
    },
    email: { ...emailField, pair: true },
    company: { label: msg`Company`, pair: true, attributes: { autoComplete: 'organization' } },
    website: {
      label: msg`Website`,
      pair: true,
      attributes: { inputMode: 'url', autoComplete: 'url' },
      // The French form checks the shape of addresses where a browser does; the English one and the guide's take any text.
      isUrl: ({ locale, service }) => locale === 'fr' && service !== guideService,
    },
    service: { label: msg`Service`, pair: true, options: ({ locale, service }) => servicesFor(locale, service) },
    message: { label: msg`Message *`, required: true, rows: 5 },
  },
  arguments(text, { locale, campaign = defaultCampaign }) {
    const { colon } = localeInfo[locale]
    // Requested service, website and message in one text; what was left empty is left out.
    const heads = [
      text('service') && `${words[locale].service}${colon} ${serviceLabel(locale, text('service'))}`,
      text('website') && `${words[locale].website}${colon} ${text('website')}`,
    ].filter(Boolean)
    return {
      // Without a name, the email address is sent as the name.
      p_name: `${text('firstName')} ${text('lastName')}`.trim() || text('email'),
      p_company: text('company') || null,
      p_message: [heads.join('\n'), text('message')].filter(Boolean).join('\n\n'),
      p_utm_data: {
        utm_source: 'website',
        utm_medium: campaign === contactCampaign ? 'contact_form' : 'service_form',
        utm_campaign: campaign,
      },
    }
  },
  words: {
    name: msg`Contact form`,
    submit: msg`Send my request`,
    submitting: msg`Sending...`,
    sentTitle: msg`Request sent successfully!`,
    sentText: msg`We will get back to you as soon as possible.`,
    rateLimited: msg`Rate limit exceeded. Please try again later.`,
    kept: msg`Contact request`,
  },
})

/** The same on the contact page. */
export const contactForm = {
  ...serviceForm,
  words: { ...serviceForm.words, sentTitle: msg`Message sent successfully!` },
}
