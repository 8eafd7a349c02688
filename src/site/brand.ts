/**
 * Who publishes this site. The one file an adopter edits to re-brand everything that is published: titles, JSON-LD,
 * manifests, cookie name, social images, robots. Addresses and numbers come from ranges reserved for fiction.
 */

import type { Locale } from './locales.ts'

/**
 * Prefix of the consent cookie, of storage names, and `site_id` of analytics rows. Lower-case ASCII letters and digits.
 * It stays once people have used the site: under another, messages that wait on devices are not found, nor deleted.
 */
export const siteId = 'citence'

/** Goes to `p_project_source` of an audit request. */
export const product = 'citence-website'

export const emails = {
  contact: 'hello@citence.example',
  support: 'support@citence.example',
  privacy: 'privacy@citence.example',
} as const

/** Third-party analytics tag, such as `G-XXXXXXXXXX`; `null`: none is ever loaded, as both privacy pages say. */
export const analyticsId: string | null = null

/** The whole brand. Browser scripts import the names above instead, so that they do not include the legal notice. */
export const brand = {
  name: 'Citence',
  siteId,
  product,
  emails,
  /** Absolute origin of the published site, without a trailing slash. */
  origin: 'https://www.citence.example',
  foundingYear: 2021,
  legal: {
    name: 'Citence SAS',
    form: 'société par actions simplifiée',
    /** In euros. */
    capital: 10_000,
    registration: 'RCS Paris 000 000 000',
    vat: 'FR00 000000000',
    publisher: 'Claire Vasseur',
    /** Name, address and telephone are what French law asks for (loi n° 2004-575 du 21 juin 2004, article 1-1). */
    host: {
      name: 'Hébergeur Exemple SAS',
      address: '2 rue de l’Exemple, 75002 Paris, France',
      phone: '+33 1 99 00 56 78',
    },
    /** Town whose courts have jurisdiction, as the terms of both languages name it. */
    courts: 'Paris',
  },
  founder: {
    name: 'Claire Vasseur',
    jobTitle: {
      en: 'Founder and head of research',
      fr: 'Fondatrice et directrice de la recherche',
    } satisfies Record<Locale, string>,
  },
  phones: {
    france: { display: '+33 1 99 00 12 34', href: 'tel:+33199001234' },
    international: { display: '+1 202 555 0142', href: 'tel:+12025550142' },
  },
  address: { street: '12 rue de l’Exemple', postalCode: '75002', city: 'Paris', country: 'FR' },
  /** Time zone of the office, in winter and in summer. */
  timeZone: 'CET/CEST',
  /** Opening hours, 24-hour local time of the office; a day that is missing is closed. */
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ],
  social: ['https://www.linkedin.example/company/citence', 'https://github.example/citence'],
  /** Key of the IndexNow protocol, published as `<key>.txt`; `null`: search engines are not told of changes. */
  indexNowKey: null as string | null,
  analyticsId,
  /**
   * Values above that are invented. Readers are told so where they are shown, and structured data leaves them out.
   * Take a name off the list once its value is real: `npx citence check --launch` asks for an empty list.
   */
  illustrative: ['founder', 'legal', 'phones', 'address', 'hours', 'foundingYear'] as readonly (
    | 'founder'
    | 'legal'
    | 'phones'
    | 'address'
    | 'hours'
    | 'foundingYear'
  )[],
} as const
