import { articles } from '../../src/site/article.fixture.ts'
import type { Locale } from '../../src/site/locales.ts'
import type { RouteId } from '../../src/site/routes.ts'

/** An entry for each page; that of an article is without effect once it is withdrawn. */
export type OfPages<T> = Partial<Record<RouteId | `article-${string}`, T>>

const both = (counts: Record<string, number>) => ({ en: counts, fr: counts })

const ofHome = {
  'fieldset.without': 1,
  'div.without__state': 4,
  'ul.cards--4': 1,
  'ol.steps--4>li': 4,
  dfn: 6,
  form: 0,
}

/** How many elements a page has, by tag or by tag and class. */
export const counts: OfPages<Partial<Record<Locale, Record<string, number>>>> = {
  faq: both({ 'details.expandable': 5 }),
  home: {
    en: { ...ofHome, 'figure.stat': 11, 'details.expandable': 3 },
    fr: { ...ofHome, 'figure.stat': 7, 'details.expandable': 0 },
  },
  contact: both({ 'details.expandable': 4, 'form.form--service': 1 }),
  guide: both({ 'ul.cards--4': 1, 'form.form--service': 1 }),
  // English: citation rules and credentials are four cards each. French: the box, the author.
  sources: {
    en: { 'ol.bibliography>li': 8, 'ul.cards--4': 2, 'article.card': 8 },
    fr: { 'ol.bibliography>li': 10, 'div.notice': 1, 'section.block--author': 1 },
  },
  about: both({ 'section.block--author': 1, 'ol.steps--4>li': 4, table: 3 }),
  'geo-vs-seo': both({ table: 1 }),
  methodology: both({ 'ol.steps--2>li': 4, 'form.form--audit': 1 }),
  statistics: both({ blockquote: 1, 'form.form--audit': 1 }),
  services: both({ 'ul.cards--2>li': 4, 'form.form--audit': 1 }),
  audit: both({ 'form.form--audit': 1 }),
  'article-geo-in-france': both({ 'figure.stat': 3, 'section.block--author': 1 }),
  'article-invisible-brands': both({ 'figure.stat': 3, blockquote: 1, 'section.block--author': 1 }),
  video: {
    en: { 'ol.film__chapters>li': 5, 'ul.cards--3>li': 3, 'ol.bibliography': 1 },
    fr: { 'ol.film__chapters>li': 5, 'ul.cards--3>li': 3, 'ol.bibliography': 1, 'section.block--author': 1 },
  },
}

/** Pages that list a whole collection of src/content: one element for each entry, however many people write. */
export const lists: Partial<Record<RouteId, { selector: string; collection: string }>> = {
  glossary: { selector: 'article.entry', collection: 'glossary' },
  'case-studies': { selector: 'article.case', collection: 'case-studies' },
}

const definitions = [
  'definition-geo',
  'definition-gea',
  'definition-ai-optimization',
  'definition-ai-native-marketing',
] as const
const fromDefinition = (own: RouteId): RouteId[] => [...definitions.filter((id) => id !== own), 'glossary', 'audit']

/** Pages that a page leads to, by their route. */
export const ways: OfPages<readonly RouteId[]> = {
  home: ['audit', 'guide', 'methodology', 'case-studies', 'glossary', 'contact'],
  'definition-geo': fromDefinition('definition-geo'),
  'definition-gea': fromDefinition('definition-gea'),
  'definition-ai-optimization': fromDefinition('definition-ai-optimization'),
  'definition-ai-native-marketing': fromDefinition('definition-ai-native-marketing'),
  glossary: definitions,
  blog: articles.map(({ id }) => id),
  'article-audit-errors': ['readiness-checker', 'contact'],
  'article-how-many-answers': ['methodology', 'readiness-checker', 'blog'],
  'article-retired-markup': ['readiness-checker', 'sources', 'blog'],
  'article-citations-hold': ['sources', 'audit', 'blog'],
  'article-crawler-names': ['crawlers', 'readiness-checker', 'blog'],
  'article-markdown-pages': ['guide', 'readiness-checker', 'blog'],
  'sample-report': ['audit', 'methodology'],
  'article-geo-in-france': ['guide', 'readiness-checker', 'blog'],
  'article-invisible-brands': ['audit', 'blog'],
  video: ['guide', 'audit'],
  methodology: ['audit'],
  statistics: ['audit'],
}

/** The links of every page's bar and footer (section 2), in this order. */
export const frame = {
  about: ['definition-geo', 'geo-vs-seo', 'statistics', 'faq', 'glossary', 'methodology', 'guide'],
  agency: ['audit', 'services', 'case-studies', 'contact'],
  tools: ['readiness-checker', 'roi-calculator'],
  quick: ['definition-geo', 'guide', 'geo-vs-seo', 'methodology', 'statistics', 'glossary', 'faq', 'audit'],
  legal: ['sources', 'legal', 'privacy', 'rgpd'],
} as const satisfies Record<string, readonly RouteId[]>
