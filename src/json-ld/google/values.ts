import { quoted } from '../check/walk.ts'
import { isObject } from '../json.ts'
import { isA, type Place, valuesOf } from '../site/nodes.ts'
import { type Constraint, constraint, type Fault, type Judge } from './feature.ts'
import { absolute, all, between, dated, each, inOrder, inside, longest, needs, oneOf, past } from './judges.ts'
import { offerConstraints } from './offers.ts'
import { hasAny, valuesAt, whole } from './place.ts'
import { ratingConstraints } from './ratings.ts'

const isRemote = ({ node }: Place) =>
  valuesOf(node, 'jobLocationType').some((type) => /telecommute/i.test(String(type)))

const sameAsTitle: Judge = ({ node, pointer }) =>
  typeof node.title === 'string' && node.title.trim() !== '' && node.title.trim() === String(node.description).trim()
    ? [{ pointer: `${pointer}/description`, message: 'The description of the job is its title once more.' }]
    : []

const units = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']

const salaried: Judge = (place, { resolve }) => {
  const [salary] = valuesAt(place, 'baseSalary', resolve)
  if (!salary || !isObject(salary.value)) return []
  const node = whole(salary.value, resolve)
  const amount = valuesOf(node, 'value').some(isObject) ? 'value.value|value.minValue' : 'value'
  const lacking = ['currency', amount].filter((paths) => !hasAny(node, paths, resolve))
  const faults: Fault[] = lacking.map((paths) => ({
    pointer: salary.pointer,
    message: `The salary has no ${paths.split(/[|.]/)[0]}.`,
  }))
  const [unit] = valuesAt({ node, pointer: salary.pointer }, 'value.unitText', resolve)
  if (unit ? !units.includes(String(unit.value)) : isObject(node.value))
    faults.push({
      pointer: (unit ?? salary).pointer,
      level: 'advice',
      message: unit ? `unitText is ${quoted(unit.value)}.` : 'The salary does not say for what time: unitText.',
      expected: units.join(', '),
    })
  return faults
}

const job = all(
  past('validThrough', (value) => `The posting expired: validThrough is ${value}. Google wants it taken down.`),
  sameAsTitle,
  salaried,
  dated('datePosted', 'validThrough'),
  inOrder('datePosted', 'validThrough'),
  oneOf('jobLocationType', ['TELECOMMUTE']),
  oneOf(
    'employmentType',
    ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
    'advice',
  ),
  needs('jobLocation', 'Job posting needs jobLocation, or jobLocationType TELECOMMUTE.', (place) => !isRemote(place)),
  needs(
    'applicantLocationRequirements|jobLocation',
    'A job from anywhere (TELECOMMUTE) needs applicantLocationRequirements: where applicants may live.',
    isRemote,
  ),
  needs(
    'applicantLocationRequirements',
    'A job from anywhere (TELECOMMUTE) without applicantLocationRequirements is shown in the country of jobLocation alone.',
    (place, { resolve }) => isRemote(place) && hasAny(place.node, 'jobLocation', resolve),
    'advice',
  ),
  needs('jobLocation.address.addressCountry', 'jobLocation needs an address with addressCountry.', ({ node }) =>
    valuesOf(node, 'jobLocation').some(isObject),
  ),
)

/** The questions and answers of a page where visitors answer one question. */
const discussed: Judge = (place, { resolve }) => {
  const { node, pointer } = place
  const answers = ['acceptedAnswer', 'suggestedAnswer'].flatMap((name) => valuesAt(place, name, resolve))
  const count = valuesOf(node, 'answerCount')[0]
  const number = Number(count)
  if (count !== undefined && (!Number.isInteger(number) || number < 0))
    return [
      { pointer: `${pointer}/answerCount`, message: `answerCount is ${quoted(count)}: Google takes a whole number.` },
    ]
  if (answers.length === 0 && number > 0) return [{ pointer, message: 'Q&A needs acceptedAnswer or suggestedAnswer.' }]
  if (count !== undefined && answers.length > number)
    return [
      {
        pointer: `${pointer}/answerCount`,
        level: 'advice',
        message: `answerCount is ${number}; ${answers.length} answers are given.`,
      },
    ]
  return []
}

const oneQuestion: Judge = (place, { resolve }) => {
  const { length } = valuesAt(place, 'mainEntity', resolve)
  if (length <= 1) return []
  return [{ pointer: `${place.pointer}/mainEntity`, message: `A QAPage is about one question; ${length} are given.` }]
}

/** Breadcrumbs: every step but the last needs an address, and they must be in order. */
const trail: Judge = (place, { resolve }) => {
  const items = valuesAt(place, 'itemListElement', resolve).flatMap(({ value, pointer }) =>
    isObject(value) ? [{ node: whole(value, resolve), pointer }] : [],
  )
  // Older markup links its items instead of numbering them.
  const steps = items.filter(({ node }) => node['@type'] === undefined || isA(node, 'ListItem'))
  const positions = steps.map(({ node }) => Number(node.position))
  const highest = positions.reduce((most, position) => (position > most ? position : most), Number.NEGATIVE_INFINITY)
  const lowest = positions.reduce((least, position) => Math.min(least, position), Number.POSITIVE_INFINITY)
  const seen = new Set<number>()
  const faults: Fault[] = steps.flatMap(({ node, pointer }, index) => {
    const found: Fault[] = []
    const position = positions[index] ?? Number.NaN
    const last = position === highest || (Number.isNaN(position) && index === steps.length - 1)
    if (node.item === undefined && node.url === undefined && node['@id'] === undefined && !last)
      found.push({ pointer, message: 'Breadcrumb needs item: only the last step may go without.' })
    if (node.position !== undefined && (!Number.isInteger(position) || position < 0))
      found.push({
        pointer: `${pointer}/position`,
        message: `position is ${quoted(node.position)}: Google takes a whole number.`,
      })
    else if (seen.has(position))
      found.push({ pointer: `${pointer}/position`, message: `Two steps have position ${position}.` })
    if (!Number.isNaN(position)) seen.add(position)
    const address = isObject(node.item) ? (node.item['@id'] ?? node.item.url) : node.item
    if (typeof address === 'string' && address !== '' && !/^https?:\/\//i.test(address.trim()))
      found.push({
        pointer: `${pointer}/item`,
        message: `item is ${quoted(address)}: Google takes an absolute address.`,
      })
    return found
  })
  if (steps.length > 0 && steps.every(({ node }) => Number.isInteger(Number(node.position))) && lowest > 1)
    faults.push({
      pointer: `${place.pointer}/itemListElement`,
      level: 'advice',
      message: 'The first step has position 1.',
    })
  return faults
}

const clip = all(absolute('error', 'url'), (place, { resolve }) => {
  const [start, end] = ['startOffset', 'endOffset'].map((name) => valuesAt(place, name, resolve)[0])
  const [from, to] = [Number(start?.value ?? Number.NaN), Number(end?.value ?? Number.NaN)]
  const bad = [start, end].flatMap((found) =>
    found && typeof found.value !== 'object' && !(Number(found.value) >= 0)
      ? [{ pointer: found.pointer, message: `The offset is ${quoted(found.value)}: Google takes seconds.` }]
      : [],
  )
  if (end && from >= to)
    bad.push({ pointer: end.pointer, message: `endOffset ${to} is not after startOffset ${from}.` })
  return bad
})

const finiteReturns: Judge = needs(
  'merchantReturnDays',
  'A return window that ends needs merchantReturnDays.',
  ({ node }) => String(node.returnPolicyCategory).endsWith('MerchantReturnFiniteReturnWindow'),
)

const country: Judge = each(['applicableCountry'], (value, name) =>
  typeof value === 'string' && !/^[A-Z]{2}$/.test(value)
    ? { level: 'advice', message: `${name} is ${quoted(value)}.`, expected: 'two letters of ISO 3166-1' }
    : undefined,
)

const online: Judge = needs(
  'location.url',
  'An event that is only online needs a VirtualLocation with url.',
  ({ node }) =>
    String(node.eventAttendanceMode).endsWith('OnlineEventAttendanceMode') &&
    !String(node.eventAttendanceMode).includes('Offline'),
)

/** What Google says of values, one line a rule. */
export const constraints: readonly Constraint[] = [
  // Only the home page needs it, and this check does not know which page that is.
  constraint('Site name', ['WebSite'], '../site-names', (place, around) =>
    place.trail.some((property) => property !== '@graph')
      ? []
      : all(...['name', 'url'].map((name) => needs(name, `Site name needs ${name}.`, undefined, 'advice')))(
          place,
          around,
        ),
  ),
  ...offerConstraints,
  ...ratingConstraints,
  constraint('Job posting', ['JobPosting'], 'job-posting', job),
  constraint('Dataset', ['Dataset'], 'dataset', longest('description', 50, 5000)),
  constraint('Q&A', ['QAPage'], 'qapage', oneQuestion),
  constraint('Q&A', ['Question'], 'qapage', inside(['QAPage'], discussed)),
  constraint('Breadcrumb', ['BreadcrumbList'], 'breadcrumb', trail),
  constraint(
    'Video',
    ['VideoObject'],
    'video',
    all(
      absolute('error', 'thumbnailUrl', 'contentUrl', 'embedUrl'),
      dated('uploadDate'),
      past('expires', (value) => `expires is ${value}: Google no longer shows the video.`, 'advice'),
    ),
  ),
  constraint('Video', ['Clip'], 'video', inside(['VideoObject'], clip)),
  constraint('Video', ['BroadcastEvent'], 'video', all(dated('startDate', 'endDate'), inOrder('startDate', 'endDate'))),
  constraint('Event', ['Event'], 'event', all(dated('startDate', 'endDate'), inOrder('startDate', 'endDate'), online)),
  constraint(
    'Recipe',
    ['Recipe'],
    'recipe',
    all(absolute('error', 'image'), inOrder('datePublished', 'dateModified', 'advice')),
  ),
  constraint('Movie', ['Movie'], 'movie', absolute('error', 'image')),
  constraint('Product snippet', ['Product'], 'product-snippet', absolute('advice', 'image')),
  constraint('Organization', ['Organization'], 'organization', absolute('advice', 'logo', 'url')),
  constraint(
    'Article',
    ['Article'],
    'article',
    all(absolute('advice', 'image'), inOrder('datePublished', 'dateModified', 'advice')),
  ),
  constraint(
    'Local business',
    ['LocalBusiness'],
    'local-business',
    all(absolute('advice', 'image'), longest('priceRange', 0, 99, 'advice')),
  ),
  constraint(
    'Local business',
    ['GeoCoordinates'],
    'local-business',
    all(between('latitude', -90, 90), between('longitude', -180, 180)),
  ),
  constraint('Merchant return policy', ['MerchantReturnPolicy'], 'return-policy', all(finiteReturns, country)),
  constraint(
    'Paywalled content',
    ['WebPageElement'],
    'paywalled-content',
    needs('cssSelector', 'What is not free needs a cssSelector that finds it.', ({ node }) =>
      /^false$/i.test(String(node.isAccessibleForFree)),
    ),
  ),
]
