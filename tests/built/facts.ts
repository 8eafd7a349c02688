import { brand } from '../../src/site/brand.ts'
import type { Locale } from '../../src/site/locales.ts'
import type { OfPages } from './shape.ts'

/** Text that the specification requires on a page; spaces of any width count as one. */
export type Facts = OfPages<Partial<Record<Locale, readonly (string | RegExp)[]>>>

const { emails, phones, address } = brand
const updated = { en: /Last updated \w+ \d{1,2}, \d{4}/, fr: /Dernière mise à jour : (\d{1,2}|1er) \S+ \d{4}/ }
const everyone = [emails.contact, emails.support, emails.privacy, phones.france.display, phones.international.display]
const transcript = ['0:00–0:15', '0:15–0:30', '0:30–1:00', '1:00–1:15', '1:15–1:30']

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
      'What is Neural Content Engineering?',
      'Six terms to know',
      '30 to 45 days',
      'Questions we hear first',
      ...['€0', '30 minutes'],
    ],
    fr: [
      'Dernière mise à jour : 16 juillet 2025',
      ...['78 %', '95 %', '14 jours', '340 %', 'en 90 jours', '8+', '2 M+', '500+'],
      'quatre dimensions',
      'Qu’est-ce que le Neural Content Engineering ?',
      'tri-modale',
      ...['Audit d’autorité de citation', 'Architecture multimodale', 'Suivi des IA en temps réel'],
      'Formation et conseil',
      ...['Études de cas', 'quatre mois', 'Lyon', 'cinq mois'],
      'Quatre phases',
      'Six termes',
      ...['30 à 45 jours', 'sous 90 jours', '30 minutes'],
    ],
  },
  'definition-geo': {
    en: ['Neural Content Engineering', 'Related terms', updated.en],
    fr: ['Neural Content Engineering', 'Termes voisins', updated.fr],
  },
  'definition-gea': { en: ['Related terms', updated.en], fr: ['Termes voisins', updated.fr] },
  'definition-ai-optimization': { en: ['Related terms', updated.en], fr: ['Termes voisins', updated.fr] },
  'definition-ai-native-marketing': { en: ['Related terms', updated.en], fr: ['Termes voisins', updated.fr] },
  guide: {
    en: [/The full framework\b.* is available on request/, '24 hours'],
    fr: [/Le référentiel complet\b.* est disponible sur demande/, '24 heures'],
  },
  'geo-vs-seo': { en: ['side by side', 'GEA'], fr: ['côte à côte', 'GEA'] },
  methodology: {
    en: [
      ...['Discovery and audit', 'Strategic planning', 'Implementation', 'Monitoring and optimization'],
      ...['1–2', '3–4', '5–12', 'ongoing', '30 to 45 days', 'three to four weeks', '90 days', '150 to 200 words'],
    ],
    fr: [
      ...['Découverte et audit', 'Planification stratégique', 'Mise en œuvre', 'Suivi et optimisation'],
      ...['1–2', '3–4', '5–12', 'en continu', '30 à 45 jours', 'trois à quatre semaines', '90 jours'],
      '150 à 200 mots',
    ],
  },
  statistics: { en: ['+41%', '1%', '48 hours'], fr: ['+41 %', '1 %', '48 heures'] },
  glossary: {
    en: [
      'GEO',
      'EEAT',
      'LLM',
      'AIO',
      'LLMO',
      'Optimization',
      'Metrics',
      'Technology',
      'Beginner',
      'Intermediate',
      'Advanced',
    ],
    fr: [
      ...['GEO', 'EEAT', 'LLM', 'AIO', 'LLMO', 'Optimisation', 'Mesure', 'Technologie', 'Débutant'],
      ...['Intermédiaire', 'Avancé'],
    ],
  },
  faq: {
    en: ['30 to 45 days', '90 days', '24 hours', '48 hours'],
    fr: ['30 à 45 jours', '90 jours', '24 heures', '48 heures'],
  },
  blog: {
    en: ['8 min', 'April 26, 2025', '48 hours'],
    fr: ['8 min', '26 avril 2025', '48 heures'],
  },
  'article-invisible-brands': {
    en: ['90%', 'April 26, 2025', brand.founder.name],
    fr: ['90 %', '26 avril 2025', brand.founder.name],
  },
  services: {
    en: [
      ...['Citation authority audit', 'Multi-modal architecture', 'Real-time AI monitoring', 'Training and consulting'],
      ...['being finalized', '€0', '30 minutes', '30 days'],
    ],
    fr: [
      ...['Audit d’autorité de citation', 'Architecture multimodale', 'Suivi des IA en temps réel'],
      ...['Formation et conseil', '0 €', '30 minutes', 'préavis de 30 jours'],
    ],
  },
  'case-studies': {
    en: ['4 months', '5 months', 'Premium beauty e-commerce', 'Lyon premium real estate', 'Be told first'],
    fr: [
      ...['4 mois', '5 mois', 'E-commerce de beauté haut de gamme', 'Immobilier de prestige à Lyon'],
      'vous serez prévenu avant tout le monde',
    ],
  },
  audit: {
    en: ['€0', 'Two requests a day', '24 hours', '30 minutes'],
    fr: ['0 €', 'Deux demandes par jour', '24 heures', '30 minutes'],
  },
  contact: {
    en: [
      ...everyone,
      ...[address.street, address.city, 'CET', '9:00–18:00', '10:00–14:00', 'Sunday closed', 'Around the clock'],
      ...['enterprise clients', '24 hours', '30 minutes'],
    ],
    fr: [
      ...everyone,
      ...[address.street, address.city, 'CET', '9 h – 18 h', '10 h – 14 h', '24 h/24 et 7 j/7', 'grands comptes'],
      ...['24 heures', '30 minutes'],
    ],
  },
  legal: {
    en: [
      ...Array.from({ length: 9 }, (_, n) => `${n + 1}. `),
      ...['Disclaimers', 'Contact', '30 days', 'French law', `the courts of ${brand.legal.courts}`],
      brand.legal.host.phone,
    ],
    fr: [
      'Contenu en préparation',
      ...Array.from({ length: 9 }, (_, n) => `${n + 1}. `),
      ...['préavis écrit de 30 jours', 'droit français', `tribunaux de ${brand.legal.courts}`, brand.legal.host.phone],
    ],
  },
  privacy: {
    en: [
      ...['Collection', 'Usage', 'Legal basis', 'Protection', 'Retention', 'Your rights', 'Cookies', 'Third parties'],
      ...['Transfers', 'Children', 'Changes', 'Contact', '26 months', 'under 16', 'within 30 days', '6 months'],
      ...[/2 years|two years/, /3 years|three years/],
    ],
    fr: ['Contenu en préparation', '26 mois', 'moins de 16 ans', 'sous 30 jours', '6 mois', '2 ans', '3 ans'],
  },
  rgpd: {
    en: ['within 30 days', '26 months', '6 months', '2 years from last contact', 'Contract plus 3 years'],
    fr: ['Contenu en préparation', 'sous 30 jours', '26 mois', '6 mois', '2 ans après', 'Contrat plus 3 ans'],
  },
  sources: {
    en: [
      ...['Attribution', 'Accuracy', 'Latest version', 'Commercial licensing', '48 hours', emails.contact],
      ...['Monthly', 'Quarterly', 'Annually', 'As needed', brand.founder.name],
    ],
    fr: [
      ...['Notre méthode en bref', 'Les dix travaux', '48 heures', brand.founder.name, 'Vérifications'],
      ...['Prochaine mise à jour', 'octobre 2025', 'chaque mois', 'chaque trimestre', 'chaque année'],
    ],
  },
  about: {
    en: [brand.founder.name, 'Illustration', 'Illustrative prices', 'None yet', '48 hours', '24 hours', 'Qualiopi'],
    fr: [brand.founder.name, 'Illustration', 'à titre d’illustration', 'Aucun à ce jour', '48 heures', 'Qualiopi'],
  },
  video: {
    en: [
      ...['90 seconds', '1:30', 'What You’ll Learn', ...transcript, 'Four takeaways', 'Sources'],
      'Apply What You’ve Learned',
    ],
    fr: [
      ...['90 secondes', '1:30 min', 'Débutant', 'Transcription intégrale', 'Partager', ...transcript],
      ...['Télécharger la transcription', 'Points clés', 'Sources', brand.founder.name],
    ],
  },
}
