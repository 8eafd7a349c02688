import type { Page } from '../../../src/content/model.ts'
import { type Finding, found, type Where } from '../../findings/finding.ts'
import { arialWidth } from '../arial.ts'
import { contentRules as rules } from '../content-rules.ts'
import type { Written } from '../frontmatter.ts'
import { cutToWidth, minDescriptionWidth, resultLimits } from '../result-limits.ts'

/** Pages of one language with the same title or description, which results pages could not tell apart. */
export function checkTitlesTwice(pages: readonly Written[]): Finding[] {
  return (['title', 'description'] as const).flatMap((key) =>
    pages.flatMap(({ meta, source, placeOf }, index) => {
      const first = pages
        .slice(0, index)
        .find((other) => other.source.locale === source.locale && other.meta[key] === meta[key])
      return first ? [found(rules.titleTwice, placeOf(key), `The ${key} is also that of ${first.source.file}.`)] : []
    }),
  )
}

/** Articles that lack what a list of articles shows. */
export function checkListed({ meta, placeOf }: Written, isArticle: boolean): Finding[] {
  const lacking = (['datePublished', 'section'] as const).filter((key) => meta[key] === undefined)
  return isArticle
    ? lacking.map((key) =>
        found(rules.unlisted, placeOf(key), `The article has no '${key}', and no list shows it.`, {
          remedy:
            key === 'section'
              ? "Add 'section:', the kind of article it is."
              : "Add 'datePublished:', such as 2026-11-21.",
        }),
      )
    : []
}

const { title, description } = resultLimits.desktop

const cutAt = (text: string, { size, most }: { size: number; most: number }) =>
  cutToWidth(text, most, (words) => arialWidth(words, size))

/** Titles and descriptions as results pages cut them. Texts are those of the page: typeset, names filled in. */
export function checkWidths({ meta, placeOf }: Written): Finding[] {
  const width = Math.round(arialWidth(meta.title, title.size))
  const wide = Math.round(arialWidth(meta.description, description.size))
  const findings: Finding[] = []
  const report = (name: 'title' | 'description', says: string, expected?: string) =>
    findings.push(found(rules[name], placeOf(name), `the ${name} is ${says}`, { expected }))
  if (width > title.most)
    report(
      'title',
      `${width} pixels wide; results pages cut at ${title.most}.`,
      `at most '${cutAt(meta.title, title)}'`,
    )
  if (wide > description.most) {
    const expected = `at most '${cutAt(meta.description, description)}'`
    report('description', `${wide} pixels wide; results pages cut at ${description.most}.`, expected)
  }
  if (wide < minDescriptionWidth)
    report('description', `${wide} pixels wide; below ${minDescriptionWidth} it is usually replaced.`)
  return findings
}

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
  if (datePublished && datePublished < publishAt.slice(0, 10))
    findings.push(
      found(
        rules.date,
        placeOf('datePublished'),
        `published on ${datePublished}, and in no build before ${publishAt}.`,
      ),
    )
  if (!today) return findings
  const age = Math.floor((Date.parse(today) - Date.parse(lastUpdated)) / day)
  if (age > year)
    findings.push(found(rules.stale, placeOf('lastUpdated'), `last updated ${age} days ago, on ${lastUpdated}.`))
  return findings
}

/**
 * Published pages that nothing links to.
 * @param listed ids in menus, footer and lists
 * @param placeOf where the route table has a page
 */
export function checkOrphans(
  pages: readonly Pick<Page, 'route' | 'locale' | 'topics' | 'meta'>[],
  listed: ReadonlySet<string>,
  placeOf: (id: string) => Where,
): Finding[] {
  const isLinked = (id: string) =>
    listed.has(id) || pages.some(({ route, topics }) => route.id !== id && topics.includes(`page ${id}`))
  const lone = pages.filter(({ route, meta }) => !meta.section && !isLinked(route.id))
  return [...new Set(lone.map(({ route }) => route.id))].map((id) =>
    found(rules.orphan, placeOf(id), `Nothing leads to the page '${id}'.`),
  )
}
