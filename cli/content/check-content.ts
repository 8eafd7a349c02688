import type { Claims } from '../../src/content/claims.ts'
import { collectionSchemas } from '../../src/content/collections.ts'
import type { EvidenceLedger } from '../../src/content/evidence.ts'
import { evidenceFile, routesFile } from '../../src/content/files.ts'
import { readClaims, readEvidence, readSite, readText } from '../../src/content/load.ts'
import { type Problem, unreadable } from '../../src/content/problem.ts'
import { defaultLocale, type Locale, locales } from '../../src/site/locales.ts'
import { callToAction, legalLinks, menu, quickLinks, related } from '../../src/site/navigation.ts'
import { routes } from '../../src/site/routes.ts'
import { type Finding, found, type RuleDoc } from '../findings/finding.ts'
import { placeOf } from '../routes/table.ts'
import { checkBlocks } from './checks/blocks.ts'
import { checkCalques } from './checks/calque-list.ts'
import { checkClaims, evidencedFigures } from './checks/claims.ts'
import {
  checkCounts,
  checkPromises,
  checkRepeatedFacts,
  checkSourcedNumbers,
  numbersOf,
} from './checks/contradictions.ts'
import { checkEntries, readCollection } from './checks/entries.ts'
import { checkFiles } from './checks/files.ts'
import { checkAnnouncements, checkLanguage, checkPlaceholders } from './checks/leftovers.ts'
import { checkConfirmed, checkOverdue } from './checks/overdue.ts'
import { checkDates, checkListed, checkOrphans, checkTitlesTwice, checkWidths } from './checks/pages.ts'
import { checkTypography, type Edit } from './checks/typography.ts'
import { contentRules as rules } from './content-rules.ts'
import { requireEachLanguage } from './each-language.ts'
import { readFrontmatter, type Written } from './frontmatter.ts'
import { type Passage, placeAtLine } from './passage.ts'
import { type ContentFile, ledgerPassages, passagesOf, readSources } from './read-sources.ts'
import { checkReviews } from './review/check-reviews.ts'
import { draftGroups, groupNamed, groupOf, type Lock, lockFile, readLock, statusOf } from './review/status.ts'

type Checked = { findings: Finding[]; edits: Edit[]; checked: number }

/**
 * Every check of the copy that needs no network.
 * @param root the project's folder
 * @param today ISO date; without it only findings that do not depend on the day
 */
export function checkContent(root: string, today: string | undefined): Checked {
  requireEachLanguage()
  const sources = readSources(root)
  const { site, problems, consequences } = readSite(root)
  const lockMistake = unreadable(readText(root, lockFile) ?? '')
  const stopping = [...problems, ...(lockMistake ? [{ file: lockFile, ...lockMistake }] : [])].map((problem) =>
    findingOf(problem, sources),
  )
  const table = { file: routesFile, text: readText(root, routesFile) ?? '' }
  const orphans = checkOrphans(site?.pages ?? [], inMenus, (id) => placeOf(table, id))
  // A page whose route lost its id to a double one was not removed.
  const unrouted = consequences.flatMap(({ restsOn }) =>
    restsOn?.file === routesFile ? [`pages/${restsOn.name}`] : [],
  )
  const flawed = new Set([...stopping.map(({ file }) => groupNamed(file)), ...unrouted, ...draftGroups(root)])
  const unread = new Set(problems.flatMap(({ file, isWhole }) => (isWhole ? file : [])))
  const readable = sources.filter(({ file }) => !unread.has(file))
  const { findings, edits } = checkSources(readable, {
    today,
    lock: readLock(root),
    flawed,
    // Problems of the ledgers are reported above.
    claims: readClaims(root, () => {}),
    evidence: readEvidence(root, () => {}),
  })
  const words = ledgerPassages(root).filter(({ source }) => !unread.has(source.file))
  const typography = words.flatMap(checkTypography)
  const ofWords = [...typography.map(({ finding }) => finding), ...words.flatMap(checkWords)]
  return {
    findings: [...stopping, ...findings, ...ofWords, ...orphans, ...checkFiles(root)],
    edits: [...edits, ...typography.map(({ edit }) => edit)],
    checked: sources.length,
  }
}

/** Pages that the bar and the footer link to; the first three are not in their tables (src/publish/navigation.ts). */
const inMenus: ReadonlySet<string> = new Set([
  ...['home', 'about', 'blog', callToAction, ...quickLinks, ...legalLinks],
  ...Object.values<readonly string[]>({ ...menu, ...related }).flat(),
])

/** `flawed`: groups that cannot be read, or are not published: their reviews are not checked until they are. */
type Given = {
  flawed?: ReadonlySet<string>
  today: string | undefined
  lock: Lock
  claims: Claims
  evidence: EvidenceLedger
}

export function checkSources(
  sources: readonly ContentFile[],
  { today, lock, claims, evidence, flawed = new Set() }: Given,
): Omit<Checked, 'checked'> {
  const copy = sources.map((source) => ({ source, passages: passagesOf(source) }))
  const shared = new Map(locales.map((locale) => [locale, evidencedFigures(copy.flatMap(ofCollections(locale)))]))
  const numbers = new Map(
    locales.map((locale) => [locale, numbersOf(evidence, saidOfSources(sources, locale), locale)]),
  )
  const terms = new Map(locales.map((locale) => [locale, countTerms(sources, locale)]))
  const edits: Edit[] = []
  const heads: Written[] = []
  const findings = copy.flatMap(({ source, passages }) => {
    const known = evidencedFigures(passages).union(shared.get(source.locale) ?? new Set<string>())
    const written = 'page' in source ? readFrontmatter(source, source.page, claims) : undefined
    const typographyErrors = passages.flatMap(checkTypography)
    if (written) heads.push(written)
    edits.push(...typographyErrors.map(({ edit }) => edit))
    return [
      ...typographyErrors.map(({ finding }) => finding),
      ...passages.flatMap((passage) => [
        ...checkClaims(passage, known),
        ...checkAnnouncements(passage, today),
        ...checkWords(passage),
        ...checkPromises(passage),
        ...checkSourcedNumbers(passage, numbers.get(source.locale) ?? new Map()),
      ]),
      ...checkCounts(passages, terms.get(source.locale) ?? []),
      ...('page' in source ? checkBlocks(source) : []),
      ...(written
        ? [...checkWidths(written), ...checkDates(written, today), ...checkListed(written, isArticle(written.page))]
        : []),
    ]
  })
  const isSound = ({ rule }: Finding) => !foundations.get(rule)?.some((group) => flawed.has(group))
  const isRead = ({ name }: { name: string }) => !flawed.has(name.split('#')[0] ?? '')
  const reviews = checkReviews(statusOf(sources, lock).filter(isRead), today)
  const repeated = checkRepeatedFacts(copy.flatMap(({ passages }) => passages))
  const ledgers = today ? [...checkOverdue(evidence, typesOf(sources), today), ...checkConfirmed(claims, today)] : []
  return {
    findings: [
      ...findings.filter(isSound),
      ...repeated,
      ...checkTitlesTwice(heads),
      ...checkEntries(sources.filter((source) => !flawed.has(groupOf(source)))),
      ...ledgers,
      ...reviews,
    ],
    edits,
  }
}

/** What holds of all copy, wherever it is written. */
const checkWords = (passage: Passage) => [
  ...checkPlaceholders(passage),
  ...checkCalques(passage),
  ...checkLanguage(passage),
]

/** The collections without which a rule finds what is not wrong. */
const foundations: ReadonlyMap<string, readonly string[]> = new Map([
  [rules.figure.id, ['figures', 'sources']],
  [rules.sourcedNumber.id, ['figures', 'sources', evidenceFile]],
  [rules.count.id, ['glossary']],
])

const entriesOf = <T>(...asked: Parameters<typeof readCollection<T>>): T[] => readCollection<T>(...asked)?.value ?? []

const isArticle = (id: string) => routes.some((route) => route.id === id && /^\/blog\/./.test(route.path))

/** What kind of work each source is. */
const typesOf = (sources: readonly ContentFile[]) =>
  new Map(entriesOf(sources, 'sources', collectionSchemas.sources, defaultLocale).map(({ id, type }) => [id, type]))

/** What the bibliography and the ledger of figures say of each source. */
const saidOfSources = (sources: readonly ContentFile[], locale: Locale) => [
  ...entriesOf(sources, 'sources', collectionSchemas.sources, locale).map(({ id, title }) => ({
    source: id,
    said: title,
  })),
  ...entriesOf(sources, 'figures', collectionSchemas.figures, locale).flatMap(
    ({ source, value, label, description, method }) =>
      source ? [{ source, said: [value, label, description, method].join(' ') }] : [],
  ),
]

/** How many terms the glossary has, and how many of each category. */
function countTerms(sources: readonly ContentFile[], locale: Locale): number[] {
  const terms = entriesOf(sources, 'glossary', collectionSchemas.glossary, locale)
  const categories = [...Map.groupBy(terms, ({ category }) => category).values()]
  return terms.length > 0 ? [terms.length, ...categories.map(({ length }) => length)] : []
}

const ofCollections =
  (locale: Locale) =>
  ({ source, passages }: { source: ContentFile; passages: Passage[] }) =>
    'collection' in source && source.locale === locale ? passages : []

/** What stops the build, as a finding: with the line that is there. */
function findingOf({ file, line, column, message, remedy, code }: Problem, sources: readonly ContentFile[]): Finding {
  const source = sources.find((one) => one.file === file)
  const where = source ? placeAtLine(source, { line, column }) : { file, line, column }
  return found(ruleFor(code), where, message, { remedy })
}

function ruleFor(code: Problem['code']): RuleDoc {
  if (code === 'dead-anchor') return rules.anchor
  if (code === 'dead-id') return rules.related
  return code === 'dead-link' ? rules.link : rules.schema
}
