import type { RetiredFeature } from './feature.ts'

const june2025 = 'https://developers.google.com/search/blog/2025/06/simplifying-search-results'
const checked = '2026-11-22'

/** What Google showed once and shows no more. The markup harms nobody; work on it for Google's sake is lost. */
export const retired: readonly RetiredFeature[] = [
  {
    name: 'FAQ',
    types: ['FAQPage'],
    since: '2026-05-07',
    source: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
    checked,
    required: ['mainEntity', 'mainEntity.name', 'mainEntity.acceptedAnswer', 'mainEntity.acceptedAnswer.text'],
  },
  {
    name: 'How-to',
    types: ['HowTo'],
    since: '2023-09-13',
    source: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
    checked,
  },
  {
    name: 'Sitelinks search box',
    types: ['WebSite'],
    having: ['potentialAction.SearchAction'],
    since: '2024-11-21',
    source: 'https://developers.google.com/search/blog/2024/10/sitelinks-search-box',
    checked,
  },
  { name: 'Fact check', types: ['ClaimReview'], since: '2025-06-12', source: june2025, checked },
  { name: 'Special announcement', types: ['SpecialAnnouncement'], since: '2025-06-12', source: june2025, checked },
  {
    name: 'Estimated salary',
    types: ['Occupation'],
    having: ['estimatedSalary'],
    since: '2025-06-12',
    source: june2025,
    checked,
  },
  {
    name: 'Book actions',
    types: ['Book'],
    having: ['workExample', 'potentialAction.ReadAction', 'potentialAction.BorrowAction'],
    since: '2025-06-12',
    source: june2025,
    checked,
  },
  {
    name: 'Course info',
    types: ['Course'],
    having: ['hasCourseInstance'],
    since: '2025-06-12',
    source: june2025,
    checked,
  },
  {
    name: 'Learning video',
    types: ['VideoObject'],
    having: ['educationalAlignment', 'learningResourceType'],
    since: '2025-06-12',
    source: june2025,
    checked,
  },
  {
    name: 'Vehicle listing',
    types: ['Car'],
    having: ['vehicleIdentificationNumber'],
    since: '2025-06-12',
    source: june2025,
    checked,
  },
  {
    name: 'Practice problem',
    types: ['Quiz'],
    having: ['hasPart.suggestedAnswer'],
    since: '2026-01-06',
    source: 'https://developers.google.com/search/updates',
    checked,
  },
]
