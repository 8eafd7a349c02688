import { brand } from '../../src/site/brand.ts'
import type { Locale } from '../../src/site/locales.ts'
import type { RouteId } from '../../src/site/routes.ts'

/** What the specification has a page say, as it must stand in its text; spaces of any width count as one. */
export type Facts = Partial<Record<RouteId, Partial<Record<Locale, readonly (string | RegExp)[]>>>>

const { emails, phones, address } = brand
const everyone = [emails.contact, emails.support, emails.privacy, phones.france.display, phones.international.display]

/** Sections 2 and 9 of the specification, page by page. */
export const facts: Facts = {
  home: {
    en: [
      'Last updated July 16, 2025',
      ...['84%', '97%', '12 days', '340%', 'within 90 days', '8+', '2M+', '500+', '30 days', '8x', '95%', '50+'],
      'Four dimensions',
      'Neural Content Engineering',
      'Tri-Modal',
      ...['Citation authority audit', 'Multi-modal architecture', 'Real-time AI monitoring', 'Training and consulting'],
      'Case studies',
      'Six terms to know',
      '30 to 45 days',
      'Questions we hear first',
    ],
    fr: [
      'Dernière mise à jour : 16 juillet 2025',
      ...['78 %', '95 %', '14 jours', '340 %', '8+', '2 M+', '500+'],
      'Neural Content Engineering',
      'Six termes',
      /audit/i,
    ],
  },
  'definition-geo': { en: ['Neural Content Engineering'], fr: ['Neural Content Engineering'] },
  guide: {
    en: ['The full framework', 'is available on request'],
    fr: ['sur demande'],
  },
  methodology: {
    en: [
      ...['Discovery and audit', 'Strategic planning', 'Implementation', 'Monitoring and optimization'],
      ...['1–2', '3–4', '5–12', 'ongoing', '30 to 45 days', 'three to four weeks', '90 days', '150 to 200 words'],
    ],
    fr: [...['1–2', '3–4', '5–12', '30 à 45 jours', 'trois à quatre semaines', '90 jours', '150 à 200 mots']],
  },
  glossary: {
    en: ['GEO', 'EEAT', 'LLM', 'AIO', 'LLMO', 'Optimization', 'Metrics', 'Technology', 'Beginner', 'Intermediate'],
    fr: ['GEO', 'EEAT', 'LLM', 'AIO', 'LLMO', 'Optimisation', 'Mesure', 'Technologie', 'Débutant'],
  },
  blog: {
    en: ['8 min', 'April 26, 2025'],
    fr: ['8 min', '26 avril 2025'],
  },
  'article-invisible-brands': { en: ['90%'], fr: ['90 %'] },
  services: {
    en: [
      ...['Citation authority audit', 'Multi-modal architecture', 'Real-time AI monitoring', 'Training and consulting'],
      'being finalized',
    ],
    fr: [/audit/i, /formation/i, /suivi/i],
  },
  'case-studies': {
    en: ['4 months', '5 months', 'Premium beauty e-commerce', 'Lyon premium real estate', 'Be told first'],
    fr: ['4 mois', '5 mois', 'Lyon', /prévenu/],
  },
  audit: { en: ['€0', 'Two requests a day', '24 hours', '30 minutes'], fr: ['0 €', '24 heures', '30 minutes'] },
  contact: {
    en: [
      ...everyone,
      ...[address.street, address.city, 'CET', '09:00–18:00', '10:00–14:00', 'Sunday closed', 'Around the clock'],
      ...['enterprise clients', '24 hours', '30 minutes'],
    ],
    fr: [...everyone, address.street, 'CET', '24 heures', '30 minutes'],
  },
  legal: {
    en: [
      ...Array.from({ length: 9 }, (_, n) => `${n + 1}. `),
      ...['Disclaimers', 'Contact', '30 days', 'French law', `the courts of ${brand.legal.courts}`],
      brand.legal.host.phone,
    ],
    fr: ['en préparation', '30 jours', 'droit français', brand.legal.courts, brand.legal.host.phone],
  },
  privacy: {
    en: [
      ...['Collection', 'Usage', 'Legal basis', 'Protection', 'Retention', 'Your rights', 'Cookies', 'Third parties'],
      ...['Transfers', 'Children', 'Changes', 'Contact', '26 months', 'under 16', 'within 30 days', '6 months'],
      ...[/2 years|two years/, /3 years|three years/],
    ],
    fr: ['en préparation', '26 mois', '16 ans', '30 jours', '6 mois', /2 ans|deux ans/, /3 ans|trois ans/],
  },
  rgpd: {
    en: ['within 30 days', '26 months', '6 months'],
    fr: ['en préparation', '30 jours', '26 mois', '6 mois'],
  },
  sources: {
    en: [
      ...['Attribution', 'Accuracy', 'Latest version', 'Commercial licensing', '48 hours', emails.contact],
      ...['Monthly', 'Quarterly', 'Annually', 'As needed', brand.founder.name],
    ],
    fr: ['48 heures', brand.founder.name, 'octobre 2025', 'dix travaux'],
  },
}

/** How many of a thing a page shows: elements by tag and, where it says so, class. */
export const counts: Partial<Record<RouteId, Partial<Record<Locale, Record<string, number>>>>> = {
  glossary: { en: { 'article.entry': 12 }, fr: { 'article.entry': 12 } },
  faq: { en: { 'details.disclosure': 5 }, fr: { 'details.disclosure': 5 } },
  home: {
    en: { 'ul.cards--4': 2, 'details.disclosure': 3, dfn: 6, form: 0 },
    fr: { 'details.disclosure': 0, dfn: 6 },
  },
  contact: { en: { 'details.disclosure': 4 } },
  'case-studies': { en: { 'article.case': 2 }, fr: { 'article.case': 2 } },
  sources: { en: { 'ol.bibliography>li': 8 }, fr: { 'ol.bibliography>li': 10 } },
  'geo-vs-seo': { en: { table: 1 }, fr: { table: 1 } },
  methodology: { en: { 'form.form--audit': 1 }, fr: { 'form.form--audit': 1 } },
  statistics: { en: { 'form.form--audit': 1 }, fr: { 'form.form--audit': 1 } },
  services: { en: { 'form.form--audit': 1 }, fr: { 'form.form--audit': 1 } },
  audit: { en: { 'form.form--audit': 1 }, fr: { 'form.form--audit': 1 } },
  blog: { en: { 'article.card': 1 }, fr: { 'article.card': 1 } },
}

/** Pages that a page leads to, by their route. */
export const ways: Partial<Record<RouteId, readonly RouteId[]>> = {
  home: ['audit', 'guide', 'methodology', 'case-studies', 'glossary', 'contact'],
  'definition-geo': [
    'definition-gea',
    'definition-ai-optimization',
    'definition-ai-native-marketing',
    'glossary',
    'audit',
  ],
  'definition-gea': [
    'definition-geo',
    'definition-ai-optimization',
    'definition-ai-native-marketing',
    'glossary',
    'audit',
  ],
  'definition-ai-optimization': [
    'definition-geo',
    'definition-gea',
    'definition-ai-native-marketing',
    'glossary',
    'audit',
  ],
  'definition-ai-native-marketing': [
    'definition-geo',
    'definition-gea',
    'definition-ai-optimization',
    'glossary',
    'audit',
  ],
  glossary: ['definition-geo', 'definition-gea', 'definition-ai-optimization', 'definition-ai-native-marketing'],
  blog: ['article-invisible-brands'],
  'article-invisible-brands': ['audit', 'blog'],
}
