import type { Json } from '../json.ts'

// Not `Json`, because tests break these at known places.
type Loose = { [key: string]: unknown }

const at = 'https://www.shop.example'
const rating = { '@type': 'AggregateRating', ratingValue: '4.4', reviewCount: 89 }
const review = {
  '@type': 'Review',
  author: { '@type': 'Person', name: 'Ada Lovelace' },
  datePublished: '2026-03-02',
  reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
}

/** Complete documents, one per feature. */
export const sound: Readonly<Record<string, Json>> = {
  product: {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Lamp',
    image: [`${at}/lamp.jpg`],
    gtin13: '4006381333931',
    brand: { '@type': 'Brand', name: 'Lux' },
    aggregateRating: rating,
    review: [review, { ...review, author: 'Grace Hopper', reviewRating: { '@type': 'Rating', ratingValue: '8/10' } }],
    offers: {
      '@type': 'Offer',
      price: '1299.00',
      priceCurrency: 'EUR',
      priceValidUntil: '2027-01-31',
      availability: 'https://schema.org/InStock',
      url: `${at}/lamp`,
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'FR',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
      },
    },
  },
  'product of many sellers': {
    '@type': 'Product',
    name: 'Lamp',
    offers: { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 12.5, priceCurrency: 'USD', offerCount: 3 },
  },
  'product in variants': {
    '@type': 'ProductGroup',
    name: 'Shirt',
    productGroupID: 's',
    hasVariant: [{ '@type': 'Product', name: 'Red', sku: 'r' }],
  },
  'ratings by reference': {
    '@graph': [
      { '@id': '#lamp', '@type': 'Product', name: 'Lamp', aggregateRating: { '@id': '#stars' } },
      { '@id': '#stars', ...rating },
    ],
  },
  review: { ...review, itemReviewed: { '@type': 'Book', name: 'Notes' } },
  'employer rating': {
    '@type': 'EmployerAggregateRating',
    itemReviewed: { '@type': 'Organization', name: 'Acme' },
    ratingValue: 91,
    bestRating: 100,
    worstRating: 1,
    ratingCount: '10561',
  },
  job: {
    '@type': 'JobPosting',
    title: 'Engineer',
    description: '<p>Builds engines.</p>',
    datePosted: '2026-11-01',
    validThrough: '2026-12-31T00:00',
    employmentType: ['FULL_TIME', 'CONTRACTOR'],
    hiringOrganization: { '@type': 'Organization', name: 'Acme', logo: `${at}/logo.png` },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Paris', addressCountry: 'FR' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 40000, maxValue: 50000, unitText: 'YEAR' },
    },
  },
  'job from anywhere': {
    '@type': 'JobPosting',
    title: 'Engineer',
    description: 'Builds engines.',
    datePosted: '2026-11-01',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'France' },
    hiringOrganization: 'confidential',
  },
  dataset: {
    '@type': 'Dataset',
    name: 'Storms',
    description: 'Storms with their dates, places, damage and costs, from 1950 to today.',
    distribution: [{ '@type': 'DataDownload', contentUrl: `${at}/storms.csv`, encodingFormat: 'text/csv' }],
  },
  'question and answers': {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: 'How many ounces are in a pound?',
      answerCount: 2,
      acceptedAnswer: { '@type': 'Answer', text: 'Sixteen.' },
      suggestedAnswer: [{ '@type': 'Answer', text: 'Look it up.' }],
    },
  },
  'question without an answer yet': {
    '@type': 'QAPage',
    mainEntity: { '@type': 'Question', name: 'Why?', answerCount: 0 },
  },
  faq: {
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
  },
  breadcrumb: {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Books', item: `${at}/books` },
      { '@type': 'ListItem', position: '2', item: { '@id': `${at}/books/notes`, name: 'Notes' } },
      { '@type': 'ListItem', position: 3, name: 'Here' },
    ],
  },
  'breadcrumb with links between its steps': {
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Home',
        item: `${at}/`,
        nextItem: { '@type': 'ListItem', '@id': `${at}/b#item` },
      },
      {
        '@type': 'ListItem',
        '@id': `${at}/b#item`,
        position: 2,
        name: 'Books',
        previousItem: { '@type': 'ListItem', '@id': `${at}/#item`, name: 'Home' },
      },
    ],
  },
  video: {
    '@type': 'VideoObject',
    name: 'Film',
    description: 'A film.',
    thumbnailUrl: [`${at}/a.jpg`, `${at}/b.jpg`],
    uploadDate: '2026-03-31T08:00:00+08:00',
    duration: 'PT1M54S',
    contentUrl: `${at}/film.mp4`,
    hasPart: [{ '@type': 'Clip', name: 'Cat', startOffset: 30, endOffset: 45, url: `${at}/film?t=30` }],
    publication: {
      '@type': 'BroadcastEvent',
      isLiveBroadcast: true,
      startDate: '2026-10-27T14:00:00+00:00',
      endDate: '2026-10-27T14:37:14+00:00',
    },
  },
  event: {
    '@type': 'MusicEvent',
    name: 'Concert',
    startDate: '2026-12-31T23:00-05:00',
    endDate: '2027-01-01T01:00-05:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Hall', address: '1 Main Street' },
    offers: { '@type': 'Offer', price: 30, priceCurrency: 'USD', url: `${at}/tickets` },
  },
  recipe: { '@type': 'Recipe', name: 'Tea', image: `${at}/tea.jpg`, totalTime: 'PT5M', aggregateRating: rating },
  movie: { '@type': 'Movie', name: 'Film', image: { '@type': 'ImageObject', url: `${at}/film.jpg` } },
  app: {
    '@type': 'MobileApplication',
    name: 'App',
    operatingSystem: 'Android',
    applicationCategory: 'GameApplication',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '90%', ratingCount: 8864 },
    offers: { '@type': 'Offer', price: 0 },
  },
  business: {
    '@type': 'Restaurant',
    name: 'Chez nous',
    image: `${at}/us.jpg`,
    address: { '@type': 'PostalAddress', addressLocality: 'Lyon', addressCountry: 'FR' },
    geo: { '@type': 'GeoCoordinates', latitude: 45.764, longitude: '4.8357' },
    priceRange: '€€',
  },
  rental: {
    '@type': 'VacationRental',
    name: 'Hut',
    identifier: 'hut-1',
    image: `${at}/hut.jpg`,
    latitude: 45.1,
    longitude: 6.2,
    address: 'Alps',
    containsPlace: { '@type': 'Accommodation', occupancy: { '@type': 'QuantitativeValue', value: 4 } },
  },
  course: { '@type': 'Course', name: 'Engines', description: 'How engines work.' },
  article: {
    '@type': 'NewsArticle',
    headline: 'News',
    image: `${at}/news.jpg`,
    datePublished: '2026-02-05T08:00:00+08:00',
    dateModified: '2026-02-05',
    author: [{ '@type': 'Person', name: 'Ada', url: `${at}/ada` }],
    publisher: { '@type': 'Store', name: 'Shop' },
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paywall' },
  },
  forum: {
    '@type': 'DiscussionForumPosting',
    headline: 'Went up',
    text: 'Look at my kite.',
    author: { '@type': 'Person', name: 'Katie' },
    datePublished: '2026-03-01T08:34:34+02:00',
    comment: [
      { '@type': 'Comment', text: 'Nice.', author: { '@type': 'Person', name: 'Saul' }, datePublished: '2026-03-01' },
    ],
  },
  profile: { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Angelo' } },
  'profile by a handle': { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', alternateName: 'angelo-h' } },
  organization: { '@type': 'Organization', name: 'Acme', url: at, logo: `${at}/logo.png` },
  site: { '@type': 'WebSite', name: 'Shop', url: `${at}/` },
}

type Defect = { what: string; broken: () => Json; at: string }

/**
 * A defect: a complete document with another value at `pointer`, or none.
 * @param found where it is reported: by default there, or at the node that lacks it
 */
function defect(
  what: string,
  of: string,
  pointer: string,
  value?: unknown,
  found = value === undefined ? pointer.replace(/\/[^/]*$/, '') : pointer,
): Defect {
  const broken = (): Json => {
    const document: Json = structuredClone(sound[of] ?? null)
    const words = pointer.split('/').slice(1)
    const last = words.pop() ?? ''
    const holder = words.reduce<unknown>((node, word) => (isLoose(node) ? node[word] : undefined), document)
    if (!isLoose(holder)) throw new Error(`${of} has no ${pointer}`)
    if (value === undefined) delete holder[last]
    else holder[last] = value
    return document
  }
  return { what, broken, at: found }
}

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null

export const defects: readonly Defect[] = [
  // Ratings
  {
    what: 'a rating of nothing',
    broken: () => ({ '@context': 'https://schema.org', ...rating }),
    at: '',
  },
  { what: 'a review of nothing', broken: () => ({ '@graph': [review] }), at: '/@graph/0' },
  {
    what: 'a rated web page',
    broken: () => ({ '@type': 'WebPage', aggregateRating: rating }),
    at: '/aggregateRating',
  },
  defect('a rated item without a name', 'review', '/itemReviewed', { '@type': 'Book' }),
  defect('a rated service', 'review', '/itemReviewed', { '@type': 'Service', name: 'Cleaning' }),
  defect('a rating above the best', 'product', '/review/0/reviewRating/ratingValue', 9),
  defect('a rating above five where no best is said', 'product', '/aggregateRating/ratingValue', 8.2),
  defect('a rating with a comma', 'product', '/aggregateRating/ratingValue', '4,4'),
  defect('a rating in words', 'product', '/aggregateRating/ratingValue', 'excellent'),
  defect('a best below the worst', 'employer rating', '/bestRating', 1, ''),
  defect('a best in words', 'employer rating', '/bestRating', 'ten'),
  defect('no count of ratings', 'product', '/aggregateRating/reviewCount'),
  defect('nought ratings', 'product', '/aggregateRating/reviewCount', 0),
  defect('half a rating', 'product', '/aggregateRating/reviewCount', 8.5),
  defect('a review without an author', 'product', '/review/0/author'),
  defect('a review by a sentence', 'product', '/review/0/author/name', 'x'.repeat(101)),
  defect('a review without a rating', 'review', '/reviewRating'),
  defect('an employer without a name', 'employer rating', '/itemReviewed/name', undefined, ''),
  // Offers
  defect('a price with its sign', 'product', '/offers/price', '12,99 €'),
  defect('a price with a comma', 'product', '/offers/price', '1,299.00'),
  defect('a price in words', 'product', '/offers/price', 'Free'),
  defect('a price below nought', 'product', '/offers/price', -5),
  defect('no price', 'product', '/offers/price'),
  defect('an empty price', 'product', '/offers/price', '', '/offers'),
  defect('no currency', 'product', '/offers/priceCurrency'),
  defect('a currency by name', 'product', '/offers/priceCurrency', 'EURO'),
  defect('a currency by sign', 'product', '/offers/priceCurrency', '€'),
  defect('a currency in small letters', 'product', '/offers/priceCurrency', 'eur'),
  defect('a price that is over', 'product', '/offers/priceValidUntil', '2025-12-31'),
  defect('a highest price below the lowest', 'product of many sellers', '/offers/highPrice', 9),
  defect('no lowest price', 'product of many sellers', '/offers/lowPrice'),
  defect('nought offers', 'product of many sellers', '/offers/offerCount', 0),
  defect('a wrong check digit', 'product', '/gtin13', '4006381333932'),
  defect('a product without offers, reviews and ratings', 'product of many sellers', '/offers'),
  defect('a product without a name', 'product', '/name'),
  defect('an app with a price and no currency', 'app', '/offers/price', 2.5, '/offers'),
  defect('an app without a name', 'app', '/name'),
  defect('an app that nobody rated', 'app', '/aggregateRating'),
  defect('returns without days', 'product', '/offers/hasMerchantReturnPolicy/merchantReturnDays'),
  defect('returns without a country', 'product', '/offers/hasMerchantReturnPolicy/applicableCountry'),
  defect('returns to a country by name', 'product', '/offers/hasMerchantReturnPolicy/applicableCountry', 'France'),
  // Jobs
  defect('a job from anywhere without saying where', 'job from anywhere', '/applicantLocationRequirements'),
  defect('a job nowhere', 'job', '/jobLocation'),
  defect('a job in no country', 'job', '/jobLocation/address/addressCountry', undefined, ''),
  defect('a job type of location that there is not', 'job', '/jobLocationType', 'REMOTE'),
  defect('a job that expired', 'job', '/validThrough', '2026-11-02'),
  defect('a job that ends before it begins', 'job', '/validThrough', '2026-10-01'),
  defect('a job posted some days ago', 'job', '/datePosted', '3 days ago'),
  defect('a job without a date', 'job', '/datePosted'),
  defect('a job described by its title', 'job', '/description', 'Engineer'),
  defect('a job of an unknown kind', 'job', '/employmentType', 'Full-time'),
  defect('a salary without a currency', 'job', '/baseSalary/currency'),
  defect('a salary in a currency by name', 'job', '/baseSalary/currency', 'euros'),
  defect('a salary without an amount', 'job', '/baseSalary/value', { unitText: 'YEAR' }, '/baseSalary'),
  defect('a salary without a unit', 'job', '/baseSalary/value/unitText', undefined, '/baseSalary'),
  defect('nobody who hires', 'job', '/hiringOrganization'),
  // Datasets, questions
  defect('a short description of a dataset', 'dataset', '/description', 'Storms.'),
  defect('a long description of a dataset', 'dataset', '/description', 'Storms. '.repeat(700)),
  defect('a download without an address', 'dataset', '/distribution/0/contentUrl'),
  defect('an answer without text', 'question and answers', '/mainEntity/acceptedAnswer/text'),
  defect('a question without a count', 'question and answers', '/mainEntity/answerCount'),
  defect('a count in words', 'question and answers', '/mainEntity/answerCount', 'two'),
  defect('answers that are not there', 'question without an answer yet', '/mainEntity/answerCount', 3, '/mainEntity'),
  defect('two questions on one page', 'question and answers', '/mainEntity', [
    { '@type': 'Question', name: 'A?', answerCount: 0 },
    { '@type': 'Question', name: 'B?', answerCount: 0 },
  ]),
  defect('a frequent question without an answer', 'faq', '/mainEntity/0/acceptedAnswer', undefined, ''),
  // Breadcrumbs
  defect('a step that leads nowhere', 'breadcrumb', '/itemListElement/0/item'),
  defect('a step without a name', 'breadcrumb', '/itemListElement/0/name'),
  defect('a step without a position', 'breadcrumb', '/itemListElement/0/position'),
  defect('two steps in one place', 'breadcrumb', '/itemListElement/2/position', 1),
  defect('a position in words', 'breadcrumb', '/itemListElement/0/position', 'first'),
  defect('a step with a relative address', 'breadcrumb', '/itemListElement/0/item', '/books'),
  defect('no steps', 'breadcrumb', '/itemListElement'),
  // Videos
  defect('a relative thumbnail', 'video', '/thumbnailUrl', '/a.jpg'),
  defect('no thumbnail', 'video', '/thumbnailUrl'),
  defect('a relative film', 'video', '/contentUrl', 'film.mp4'),
  defect('no day of upload', 'video', '/uploadDate'),
  defect('a day of upload as people write it', 'video', '/uploadDate', '31/03/2026'),
  defect('a film that expired', 'video', '/expires', '2026-01-01'),
  defect('a clip that ends before it begins', 'video', '/hasPart/0/endOffset', 10),
  defect('a clip without an address', 'video', '/hasPart/0/url'),
  defect(
    'a broadcast that ends before it begins',
    'video',
    '/publication/endDate',
    '2026-10-01',
    '/publication/endDate',
  ),
  // Events and places
  defect('an event without a place', 'event', '/location'),
  defect('a place without an address', 'event', '/location/address', undefined, ''),
  defect('an event without a day', 'event', '/startDate'),
  defect('an event that ends before it begins', 'event', '/endDate', '2026-12-01'),
  defect('a business without an address', 'business', '/address'),
  {
    what: 'a business of which the page says its name alone',
    broken: () => ({ '@graph': [{ '@id': '#us', '@type': 'Store', name: 'Us' }] }),
    at: '/@graph/0',
  },
  defect('a latitude that is none', 'business', '/geo/latitude', 145.7),
  defect('a long range of prices', 'business', '/priceRange', '€'.repeat(120)),
  defect('a rental without an identifier', 'rental', '/identifier'),
  defect('a rental that does not say for how many', 'rental', '/containsPlace/occupancy', undefined, ''),
  // Works
  defect('a dish without a picture', 'recipe', '/image'),
  defect('a dish with a relative picture', 'recipe', '/image', 'tea.jpg'),
  defect('a film without a picture', 'movie', '/image'),
  defect('a course without a description', 'course', '/description'),
  defect('a relative picture', 'article', '/image', '/news.jpg'),
  defect('an article changed before it was published', 'article', '/dateModified', '2025-02-05'),
  defect('a paywall that cannot be found', 'article', '/hasPart/cssSelector'),
  defect('a post by nobody', 'forum', '/author'),
  defect('a comment of nothing', 'forum', '/comment/0/text'),
  defect('a profile of nobody', 'profile', '/mainEntity'),
  defect('a relative logo', 'organization', '/logo', '/logo.png'),
  defect('a site without a name', 'site', '/name'),
]
