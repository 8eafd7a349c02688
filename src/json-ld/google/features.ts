import { checked, docs, type Feature, listed } from './feature.ts'

/** In these properties, a person or an organisation is named rather than described. */
const roles = `
  author publisher creator contributor editor provider brand manufacturer seller offeredBy hiringOrganization
  worksFor memberOf affiliation organizer performer alumniOf parentOrganization subOrganization department branchOf
  funder sponsor isPartOf copyrightHolder accountablePerson sourceOrganization productionCompany recognizedBy
  issuedBy broker location areaServed containedInPlace`

type Lists = { notIn?: string; required?: string; recommended?: string; earned?: string }

/** @param page the last part of its address. Lists have their words apart by spaces. */
function feature(
  name: string,
  types: string,
  page: string,
  { notIn, required, recommended, earned, ...rest }: Lists & Pick<Feature, 'within' | 'shownTo'>,
): Feature {
  return {
    name,
    types: listed(types),
    page: docs + page,
    checked,
    notIn: listed(notIn),
    required: listed(required),
    recommended: listed(recommended),
    earned: listed(earned),
    ...rest,
  }
}

/** Google's requirements, one entry a feature. Types inherit: a Restaurant is a LocalBusiness and an Organization. */
export const features: readonly Feature[] = [
  feature('Article', 'Article', 'article', {
    notIn: 'itemListElement blogPost hasPart isPartOf',
    recommended: 'headline image datePublished dateModified author author.name author.url|author.sameAs',
  }),
  feature('Breadcrumb', 'BreadcrumbList', 'breadcrumb', { required: 'itemListElement' }),
  feature('Breadcrumb', 'ListItem', 'breadcrumb', {
    within: 'BreadcrumbList',
    notIn: 'nextItem previousItem',
    required: 'position name|item.name',
  }),
  feature('Course list', 'Course', 'course', {
    notIn: 'isPartOf hasPart hasCourse itemOffered',
    required: 'name description',
    recommended: 'provider',
  }),
  feature('Dataset', 'Dataset', 'dataset', {
    notIn: 'isPartOf hasPart dataset includedInDataCatalog',
    required: 'name description',
    recommended:
      'creator license url identifier keywords temporalCoverage spatialCoverage variableMeasured distribution',
    shownTo: 'Dataset Search',
  }),
  feature('Dataset', 'DataDownload', 'dataset', {
    within: 'Dataset',
    required: 'contentUrl',
    recommended: 'encodingFormat',
    shownTo: 'Dataset Search',
  }),
  feature('Discussion forum', 'DiscussionForumPosting', 'discussion-forum', {
    required: 'author author.name datePublished text|image|video|sharedContent',
    recommended: 'author.url comment headline interactionStatistic url',
  }),
  feature('Discussion forum', 'Comment', 'discussion-forum', {
    within: 'DiscussionForumPosting',
    required: 'author datePublished text|image|video|sharedContent',
  }),
  feature('Employer rating', 'EmployerAggregateRating', 'employer-rating', {
    required: 'itemReviewed itemReviewed.name ratingValue ratingCount|reviewCount',
  }),
  feature('Event', 'Event', 'event', {
    // A CourseInstance is an Event to schema.org; of one in a Course Google asks for other things.
    notIn: 'superEvent subEvent publication performerIn itemOffered event events hasCourseInstance',
    required: 'name startDate location location.address|location.url',
    recommended: 'description endDate eventStatus image location.name offers organizer performer',
  }),
  feature('Job posting', 'JobPosting', 'job-posting', {
    required: 'title description datePosted hiringOrganization hiringOrganization.name',
    recommended: 'baseSalary directApply employmentType identifier validThrough',
  }),
  feature('Local business', 'LocalBusiness', 'local-business', {
    notIn: roles,
    required: 'name address',
    recommended: 'geo openingHoursSpecification priceRange telephone url',
  }),
  feature('Merchant return policy', 'MerchantReturnPolicy', 'return-policy', {
    required: 'applicableCountry|merchantReturnLink returnPolicyCategory|merchantReturnLink',
  }),
  feature('Movie', 'Movie', 'movie', {
    notIn: 'workPresented workFeatured video isPartOf hasPart',
    required: 'name image',
    recommended: 'aggregateRating dateCreated director review',
  }),
  feature('Organization', 'Organization', 'organization', {
    notIn: roles,
    recommended: 'name url logo address contactPoint description email telephone sameAs',
  }),
  feature('Product snippet', 'Product', 'product-snippet', {
    notIn: 'isPartOf itemOffered isVariantOf hasVariant isAccessoryOrSparePartFor isConsumableFor orderedItem',
    required: 'name offers|review|aggregateRating|hasVariant',
    recommended: 'image description brand sku|gtin|gtin13|gtin12|gtin8|gtin14|mpn|isbn offers review aggregateRating',
  }),
  feature('Product snippet', 'Offer', 'product-snippet', {
    within: 'Product',
    notIn: 'makesOffer addOn',
    required: 'price|priceSpecification.price|lowPrice',
    recommended: 'availability',
  }),
  feature('Product snippet', 'AggregateOffer', 'product-snippet', {
    within: 'Product',
    required: 'lowPrice priceCurrency',
    recommended: 'highPrice offerCount',
  }),
  feature('Profile page', 'ProfilePage', 'profile-page', {
    required: 'mainEntity mainEntity.name|mainEntity.alternateName',
    recommended: 'dateCreated dateModified mainEntity.sameAs mainEntity.image mainEntity.description',
  }),
  feature('Q&A', 'QAPage', 'qapage', { required: 'mainEntity' }),
  feature('Q&A', 'Question', 'qapage', {
    within: 'QAPage',
    required: 'name answerCount',
    recommended: 'author datePublished text upvoteCount',
  }),
  feature('Q&A', 'Answer', 'qapage', {
    within: 'QAPage',
    required: 'text',
    recommended: 'author datePublished upvoteCount url',
  }),
  feature('Recipe', 'Recipe', 'recipe', {
    notIn: 'isPartOf hasPart',
    required: 'name image',
    recommended:
      'author cookTime datePublished description prepTime recipeIngredient recipeInstructions recipeYield totalTime nutrition aggregateRating video',
  }),
  feature('Review snippet', 'Review', 'review-snippet', {
    required: 'author author.name reviewRating reviewRating.ratingValue',
    recommended: 'datePublished',
  }),
  feature('Review snippet', 'AggregateRating', 'review-snippet', { required: 'ratingValue ratingCount|reviewCount' }),
  feature('Software app', 'SoftwareApplication', 'software-app', {
    notIn: 'instrument isPartOf actionApplication targetProduct softwareAddOn',
    required: 'name offers.price|offers.lowPrice|offers.priceSpecification.price',
    recommended: 'applicationCategory operatingSystem',
    earned: 'aggregateRating|review',
  }),
  feature('Vacation rental', 'VacationRental', 'vacation-rental', {
    required:
      'name identifier image containsPlace containsPlace.occupancy latitude|geo.latitude longitude|geo.longitude',
    recommended: 'address aggregateRating review',
    shownTo: 'sites that Google has connected to its Hotel Center',
  }),
  feature('Video', 'VideoObject', 'video', {
    required: 'name thumbnailUrl uploadDate',
    recommended: 'description duration contentUrl|embedUrl',
  }),
  feature('Clip of a video', 'Clip', 'video', {
    within: 'VideoObject',
    required: 'name startOffset url',
    recommended: 'endOffset',
  }),
  feature('Live video', 'BroadcastEvent', 'video', {
    within: 'VideoObject',
    required: 'isLiveBroadcast startDate endDate',
  }),
]
