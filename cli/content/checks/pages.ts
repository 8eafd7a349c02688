import type { Page } from '../../../src/content/model.ts'
import { type Finding, found, type Where } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import type { Written } from '../frontmatter.ts'

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
