import type { Claims } from '../../src/content/claims.ts'
import { loadSite, readClaims } from '../../src/content/load.ts'
import type { Site } from '../../src/content/model.ts'
import { ContentError, type Problem } from '../../src/content/problem.ts'
import { type Locale, locales } from '../../src/site/locales.ts'
import { type Finding, found, type RuleDoc } from '../findings/finding.ts'
import { checkBlocks } from './checks/blocks.ts'
import { checkClaims, evidencedFigures } from './checks/claims.ts'
import { checkCounts, checkPromises } from './checks/contradictions.ts'
import { checkAnnouncements, checkDates } from './checks/dates.ts'
import { checkEntries } from './checks/entries.ts'
import { type Anchors, anchorsOf, checkAnchors } from './checks/links.ts'
import { checkPlaceholders } from './checks/placeholders.ts'
import { checkTypography, type Edit } from './checks/typography.ts'
import { checkWidths } from './checks/widths.ts'
import { readFrontmatter } from './frontmatter.ts'
import { type Passage, placeAt } from './passage.ts'
import { type ContentFile, passagesOf, readSources } from './read-sources.ts'
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
  })
  return { findings: [...unreadable, ...findings], ...rest }
}

/** @param anchors of the pages that links may name; those of an unknown page are not looked at */
export function checkSources(
  sources: readonly ContentFile[],
  { today, anchors, lock, claims }: { today: string | undefined; anchors: Anchors; lock: Lock; claims: Claims },
): Checked {
  const copy = sources.map((source) => ({ source, passages: passagesOf(source) }))
  const shared = new Map(locales.map((locale) => [locale, evidencedFigures(copy.flatMap(ofCollections(locale)))]))
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
      ]),
      ...checkCounts(passages),
      ...checkAnchors(source, passages, anchors),
      ...('page' in source ? checkBlocks(source) : []),
      ...(written ? [...checkWidths(written), ...checkDates(written, today)] : []),
    ]
  })
  const reviews = checkReviews(statusOf(sources, lock))
  return { findings: [...findings, ...checkEntries(sources), ...reviews], edits, checked: sources.length }
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
