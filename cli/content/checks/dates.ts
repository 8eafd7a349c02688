import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import type { Written } from '../frontmatter.ts'
import { matchesIn, type Passage, placeAt } from '../passage.ts'

const year = 365
const day = 86_400_000

/**
 * Impossible dates, and pages not updated for a year.
 * @param today ISO date; without it only what is wrong on any day
 */
export function checkDates({ meta, placeOf }: Written, today: string | undefined): Finding[] {
  const { lastUpdated, datePublished, publishAt = '' } = meta
  const findings: Finding[] = []
  // A scheduled page may be dated to the day of its publication.
  if (today && lastUpdated > today && lastUpdated > publishAt.slice(0, 10))
    findings.push(found(rules.date, placeOf('lastUpdated'), `lastUpdated is ${lastUpdated}; today is ${today}.`))
  if (datePublished && datePublished > lastUpdated)
    findings.push(
      found(rules.date, placeOf('datePublished'), `published on ${datePublished}, last updated on ${lastUpdated}.`),
    )
  if (!today) return findings
  const age = Math.floor((Date.parse(today) - Date.parse(lastUpdated)) / day)
  if (age > year)
    findings.push(found(rules.stale, placeOf('lastUpdated'), `last updated ${age} days ago, on ${lastUpdated}.`))
  return findings
}

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const announced = new RegExp(
  `(?:next (?:update|review)|prochaine (?:mise à jour|révision))[^.\\n]{0,40}?(?<month>${months})\\s+(?<year>\\d{4})`,
  'giu',
)

/** Updates that were announced for a month that is past. */
export function checkAnnouncements(passage: Passage, today: string | undefined): Finding[] {
  if (!today) return []
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  return matchesIn(passage, announced)
    .filter(({ match: { groups = {} } }) => {
      const month = (months.split('|').indexOf((groups.month ?? '').toLowerCase()) % 12) + 1
      const announcedYear = Number(groups.year)
      return announcedYear < thisYear || (announcedYear === thisYear && month < thisMonth)
    })
    .map(({ match, at }) => found(rules.stale, placeAt(passage.source, at), `'${match[0]}' is past.`))
}
