import type { Claims } from '../../../src/content/claims.ts'
import { type EvidenceLedger, freshForDays } from '../../../src/content/evidence.ts'
import { claimsFile, evidenceFile } from '../../../src/content/files.ts'
import type { Source as Work } from '../../../src/content/model.ts'
import { staleFeatures } from '../../../src/json-ld/google/check.ts'
import { crawlersChecked } from '../../../src/site/crawlers.ts'
import { type Finding, found, type Where } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'

const day = 86_400_000

/** Days since a day, or since the end of a month. */
function daysSince(checked: string, today: string): number {
  const [year = 0, month = 0] = checked.split('-').map(Number)
  const from = checked.length === 7 ? Date.UTC(year, month, 0) : Date.parse(checked)
  return Math.floor((Date.parse(today) - from) / day)
}

/**
 * Sources that are due to be checked again.
 * @param types of the sources, by id
 * @param today ISO date
 */
export function checkOverdue(
  evidence: EvidenceLedger,
  types: ReadonlyMap<string, Work['type']>,
  today: string,
): Finding[] {
  return [...evidence.values()].flatMap(({ source, checked, place }) => {
    const type = types.get(source)
    const where = { file: evidenceFile, ...place }
    if (checked > today) return found(rules.date, where, `'${source}' was checked on ${checked}; today is ${today}.`)
    return type ? overdue({ what: `'${source}'`, checked, most: freshForDays(type) }, where, today) : []
  })
}

/**
 * Claims confirmed on a day that has not come yet.
 * @param today ISO date
 */
export function checkConfirmed(claims: Claims, today: string): Finding[] {
  return [...claims.values()].flatMap(({ id, confirmed, place }) =>
    confirmed && confirmed.on > today
      ? [
          found(
            rules.date,
            { file: claimsFile, ...place },
            `'${id}' was confirmed on ${confirmed.on}; today is ${today}.`,
          ),
        ]
      : [],
  )
}

/**
 * The list of crawlers and Google's requirements for structured data, when due to be checked again.
 * @param today ISO date
 */
export function checkOverdueTables(today: string): Finding[] {
  const crawlers = { what: 'the list of crawlers', checked: crawlersChecked, most: freshForDays('documentation') }
  const stale = staleFeatures(today)
  const message = `what Google asks of ${stale?.names.length} features was last looked up in ${stale?.since}: ${stale?.names.join(', ')}.`
  return [
    ...overdue(crawlers, { file: 'src/site/crawlers.ts' }, today),
    ...(stale ? [found(rules.overdue, { file: 'src/json-ld/google/features.ts' }, message)] : []),
  ]
}

type Checked = { what: string; checked: string; most: number }

function overdue({ what, checked, most }: Checked, where: Where, today: string): Finding[] {
  const age = daysSince(checked, today)
  const message = `${what} was last checked on ${checked}, ${age} days ago; at most ${most} may pass.`
  return age > most ? [found(rules.overdue, where, message)] : []
}
