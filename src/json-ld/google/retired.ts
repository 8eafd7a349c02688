import { docs, listed, type RetiredFeature } from './feature.ts'

const blog = 'https://developers.google.com/search/blog/'
const june2025 = ['2025-06-12', `${blog}2025/06/simplifying-search-results`] as const

const gone = (
  name: string,
  types: string,
  [since, source]: readonly [string, string],
  { having, required }: { having?: string; required?: string } = {},
): RetiredFeature => ({
  name,
  types: listed(types),
  having: listed(having),
  required: listed(required),
  since,
  source,
  checked: '2026-11-22',
})

/** Features that Google no longer shows. Their markup does no harm, but brings nothing in Google. */
export const retired: readonly RetiredFeature[] = [
  gone('FAQ', 'FAQPage', ['2026-05-07', `${docs}faqpage`], {
    required: 'mainEntity mainEntity.name mainEntity.acceptedAnswer mainEntity.acceptedAnswer.text',
  }),
  gone('How-to', 'HowTo', ['2023-09-13', `${blog}2023/08/howto-faq-changes`]),
  gone('Sitelinks search box', 'WebSite', ['2024-11-21', `${blog}2024/10/sitelinks-search-box`], {
    having: 'potentialAction.SearchAction',
  }),
  gone('Fact check', 'ClaimReview', june2025),
  gone('Special announcement', 'SpecialAnnouncement', june2025),
  gone('Estimated salary', 'Occupation', june2025, { having: 'estimatedSalary' }),
  gone('Book actions', 'Book', june2025, {
    having: 'workExample potentialAction.ReadAction potentialAction.BorrowAction',
  }),
  gone('Course info', 'Course', june2025, { having: 'hasCourseInstance' }),
  gone('Learning video', 'VideoObject', june2025, { having: 'educationalAlignment learningResourceType' }),
  gone('Vehicle listing', 'Car', june2025, { having: 'vehicleIdentificationNumber' }),
  gone('Practice problem', 'Quiz', ['2026-01-06', 'https://developers.google.com/search/updates'], {
    having: 'hasPart.suggestedAnswer',
  }),
]
