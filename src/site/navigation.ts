import type { Locale } from './locales.ts'
import type { RouteId } from './routes.ts'

/** The menu (specification, section 2) and the tools, as route names; link texts are the pages' own labels. */
export const menu = {
  about: ['definition-geo', 'geo-vs-seo', 'statistics', 'faq', 'glossary', 'methodology', 'guide'],
  agency: ['audit', 'services', 'case-studies', 'contact'],
  tools: ['readiness-checker', 'roi-calculator'],
} as const satisfies Record<string, readonly RouteId[]>

export const callToAction: RouteId = 'audit'

/** Footer: at most {@link quickLinksCap} of these are shown. */
export const quickLinks = [
  'definition-geo',
  'guide',
  'geo-vs-seo',
  'methodology',
  'statistics',
  'glossary',
  'faq',
  'audit',
] as const satisfies readonly RouteId[]
export const quickLinksCap = 8

export const legalLinks = ['sources', 'legal', 'privacy', 'rgpd', 'crawlers'] as const satisfies readonly RouteId[]

/** What related resources are chosen from, by group; at most {@link relatedCap} are shown. */
export const related = {
  definition: [
    'definition-geo',
    'definition-gea',
    'definition-ai-optimization',
    'definition-ai-native-marketing',
    'glossary',
  ],
  guide: [
    'guide',
    'methodology',
    'statistics',
    'faq',
    'audit',
    'readiness-checker',
    'roi-calculator',
    'services',
    'crawlers',
    'video',
    'article-geo-in-france',
    'article-invisible-brands',
    'article-audit-errors',
    'article-how-many-answers',
    'article-retired-markup',
    'article-citations-hold',
    'article-crawler-names',
    'article-markdown-pages',
  ],
  comparison: ['geo-vs-seo', 'sources', 'case-studies'],
} as const satisfies Record<string, readonly RouteId[]>
export const relatedCap = 6

/** Names of path segments that are not pages themselves. */
export const segmentNames: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { tools: 'Tools', agency: 'Agency' },
  fr: { tools: 'Outils', agency: 'Agence' },
}
