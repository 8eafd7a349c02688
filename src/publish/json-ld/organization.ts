import type { Organization, WebSite } from 'schema-dts'
import { nodeIds } from '../../site/addresses.ts'
import { brand } from '../../site/brand.ts'
import { type Locale, locales } from '../../site/locales.ts'

/** The publisher of a page: enough to identify it; {@link organization} is the whole. */
export function publisher(): Organization {
  return {
    '@type': 'Organization',
    '@id': nodeIds.organization,
    name: brand.name,
    url: `${brand.origin}/`,
    // Identifies the organization for machines that read this page alone.
    sameAs: [...brand.social],
  }
}

/** The whole of the organization, for the pages that present it. @param description that of the home page */
export function organization(locale: Locale, description: string | undefined): Organization {
  // Pages mark invented values as such; a machine that reads this would not see the mark.
  const real = <T extends object>(name: (typeof brand.illustrative)[number], node: T): T | undefined =>
    brand.illustrative.includes(name) ? undefined : node
  return {
    '@type': 'Organization',
    '@id': nodeIds.organization,
    name: brand.name,
    ...real('legal', { legalName: brand.legal.name }),
    url: `${brand.origin}/`,
    ...(description && { description }),
    logo: { '@type': 'ImageObject', url: `${brand.origin}/icon-512.png`, width: '512', height: '512' },
    image: `${brand.origin}/icon-512.png`,
    email: brand.emails.contact,
    ...real('phones', { telephone: brand.phones.france.display }),
    ...real('foundingYear', { foundingDate: String(brand.foundingYear) }),
    ...real('founder', {
      founder: {
        '@type': 'Person' as const,
        '@id': nodeIds.founder,
        name: brand.founder.name,
        jobTitle: brand.founder.jobTitle[locale],
      },
    }),
    ...real('address', {
      address: {
        '@type': 'PostalAddress' as const,
        streetAddress: brand.address.street,
        postalCode: brand.address.postalCode,
        addressLocality: brand.address.city,
        addressCountry: brand.address.country,
      },
    }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: brand.emails.contact,
      ...real('phones', { telephone: brand.phones.france.display }),
      availableLanguage: [...locales],
      ...real('hours', {
        hoursAvailable: brand.hours.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification' as const,
          dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
          opens,
          closes,
        })),
      }),
    },
    sameAs: [...brand.social],
  }
}

export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': nodeIds.website,
    name: brand.name,
    url: `${brand.origin}/`,
    inLanguage: [...locales],
    publisher: { '@id': nodeIds.organization },
  }
}
