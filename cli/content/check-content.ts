import type { z } from 'zod'
import type { Claims } from '../../src/content/claims.ts'
import { collectionSchemas } from '../../src/content/collections.ts'
import type { EvidenceLedger } from '../../src/content/evidence.ts'
import { loadSite, readClaims, readEvidence } from '../../src/content/load.ts'
import type { Site } from '../../src/content/model.ts'
import { ContentError, type Problem } from '../../src/content/problem.ts'
import { parseYaml } from '../../src/content/yaml.ts'
import { type Locale, locales } from '../../src/site/locales.ts'
import { type Finding, found, type RuleDoc } from '../findings/finding.ts'
import { checkBlocks } from './checks/blocks.ts'
import { checkCalques } from './checks/calques.ts'
import { checkClaims, evidencedFigures } from './checks/claims.ts'
import { checkCounts, checkPromises, checkSourcedNumbers, checkToldTwice, numbersOf } from './checks/contradictions.ts'
import { checkAnnouncements, checkDates } from './checks/dates.ts'
import { checkEntries } from './checks/entries.ts'
import { type Anchors, anchorsOf, checkAnchors } from './checks/links.ts'
import { checkOverdue } from './checks/overdue.ts'
import { checkPlaceholders } from './checks/placeholders.ts'
import { checkTypography, type Edit } from './checks/typography.ts'
import { checkWidths } from './checks/widths.ts'
import { readFrontmatter } from './frontmatter.ts'
import { type Passage, placeAt } from './passage.ts'
import { type CollectionName, type ContentFile, passagesOf, readSources } from './read-sources.ts'
import { checkReviews } from './review/check-reviews.ts'
import type { Lock } from './review/lock.ts'
import { readLock } from './review/read-status.ts'
import { statusOf } from './review/status.ts'
import { contentRules as rules } from './rules.ts'

export type Checked = { findings: Finding[]; edits: Edit[]; checked: number }

/**
 * Everything that can be said of the copy without a network.
 * @param root the project's folder
 * @param today ISO date; without it nothing is found that another day would not find
 */
export function checkContent(root: string, today: string | undefined): Checked {
  const sources = readSources(root)
  const { site, findings: unreadable } = load(root, new Map(sources.map(({ file, text }) => [file, text])))
  const { findings, ...rest } = checkSources(sources, {
    today,
    anchors: site ? anchorsOf(site) : new Map(),
    lock: readLock(root),
    // What is wrong with the ledger is found above.
    claims: readClaims(root, () => {}),
    evidence: readEvidence(root, () => {}),
  })
  return { findings: [...unreadable, ...findings], ...rest }
}

type Given = {
  today: string | undefined
  anchors: Anchors
  lock: Lock
  claims: Claims
  evidence: EvidenceLedger
}

/** @param anchors of the pages that links may name; those of an unknown page are not looked at */
export function checkSources(
  sources: readonly ContentFile[],
  { today, anchors, lock, claims, evidence }: Given,
): Checked {
  const copy = sources.map((source) => ({ source, passages: passagesOf(source) }))
  const shared = new Map(locales.map((locale) => [locale, evidencedFigures(copy.flatMap(ofCollections(locale)))]))
  const numbers = new Map(
    locales.map((locale) => [locale, numbersOf(evidence, saidOfSources(sources, locale), locale)]),
  )
  const terms = new Map(locales.map((locale) => [locale, new Map([['glossary', countTerms(sources, locale)]])]))
  const edits: Edit[] = []
  const findings = copy.flatMap(({ source, passages }) => {
    const known = evidencedFigures(passages).union(shared.get(source.locale) ?? new Set<string>())
    const written = 'page' in source ? readFrontmatter(source, source.page, claims) : undefined
    const misset = passages.flatMap(checkTypography)
    edits.push(...misset.map(({ edit }) => edit))
    return [
      ...misset.map(({ finding }) => finding),
      ...passages.flatMap((passage) => [
        ...checkClaims(passage, known),
        ...checkAnnouncements(passage, today),
        ...checkPlaceholders(passage),
        ...checkPromises(passage),
        ...checkCalques(passage),
        ...checkSourcedNumbers(passage, numbers.get(source.locale) ?? new Map()),
      ]),
      ...checkCounts(passages, terms.get(source.locale) ?? new Map()),
      ...checkAnchors(source, passages, anchors),
      ...('page' in source ? checkBlocks(source) : []),
      ...(written ? [...checkWidths(written), ...checkDates(written, today)] : []),
    ]
  })
  const reviews = checkReviews(statusOf(sources, lock))
  const told = checkToldTwice(copy.flatMap(({ passages }) => passages))
  const overdue = today ? checkOverdue(evidence, typesOf(sources), today) : []
  return {
    findings: [...findings, ...told, ...checkEntries(sources), ...overdue, ...reviews],
    edits,
    checked: sources.length,
  }
}

/** The entries of a collection; what is wrong with them is found elsewhere. */
function entriesOf<T>(
  sources: readonly ContentFile[],
  name: CollectionName,
  schema: z.ZodType<T[]>,
  locale: Locale,
): T[] {
  const written = sources.find((one) => 'collection' in one && one.collection === name && one.locale === locale)
  return parseYaml(written?.text ?? '[]', schema, { file: written?.file ?? '', report: () => {} })?.value ?? []
}

/** What kind of work each source is. */
const typesOf = (sources: readonly ContentFile[]) =>
  new Map(entriesOf(sources, 'sources', collectionSchemas.sources, 'en').map(({ id, type }) => [id, type]))

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

/** The site as the build reads it, or why it stops. */
function load(root: string, texts: ReadonlyMap<string, string>): { site?: Site; findings: Finding[] } {
  try {
    return { site: loadSite(root), findings: [] }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return {
      findings: error.problems.map(({ file, line, column, message, code }) => {
        const text = texts.get(file)
        const offset = text
          ?.split('\n')
          .slice(0, line - 1)
          .reduce((sum, { length }) => sum + length + 1, column - 1)
        const where =
          text === undefined || offset === undefined ? { file, line, column } : placeAt({ file, text }, offset)
        return found(ruleFor(code), where, message)
      }),
    }
  }
}

function ruleFor(code: Problem['code']): RuleDoc {
  if (code === 'dead-anchor') return rules.anchor
  return code === 'dead-link' ? rules.link : rules.schema
}
