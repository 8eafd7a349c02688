import { type Finding, found } from '../../findings/finding.ts'
import type { BuiltSite } from '../built-site.ts'
import { type HtmlPage, type Part, placeIn } from '../html-page.ts'
import { routesRules as rules } from '../route-rules.ts'
import { isBelow, isNeutral, type Languages, twinOf } from './languages.ts'

/** Both languages of a page have the same parts in the same order. @param declared paths that may differ */
export function checkStructure(site: BuiltSite, languages: Languages, declared: ReadonlySet<string>): Finding[] {
  const unprefixed = site.pages.filter(
    (page) => !isBelow(page.path, languages.prefix) && !page.refresh && !isNeutral(page, languages),
  )
  return unprefixed.flatMap((page) => {
    const { page: twin } = twinOf(page, site, languages)
    const differences = twin ? compare(page, twin) : []
    if (!declared.has(page.path)) return differences
    if (!twin || differences.length > 0) return []
    const message = `${page.path} is declared to diverge from ${twin.path} and does not.`
    return [found(rules.staleDivergence, placeIn(page, page.html.at), message)]
  })
}

/** The first part in which they differ; later ones are often its consequence. */
function compare(page: HtmlPage, twin: HtmlPage): Finding[] {
  const index = page.parts.findIndex((part, place) => part.kind !== twin.parts[place]?.kind)
  if (index < 0 && page.parts.length === twin.parts.length) return []
  const place = index < 0 ? page.parts.length : index
  const [ours, theirs] = [page.parts[place], twin.parts[place]]
  const [longer, shorter, part] =
    page.parts.length > twin.parts.length ? [page, twin, ours] : [twin, page, theirs ?? ours]
  const counts = `${page.path} has ${page.parts.length} parts, ${twin.path} ${twin.parts.length}`
  return [
    found(
      rules.structureDiverges,
      placeIn(longer, part?.at ?? longer.html.at),
      `${counts}; they part at number ${place + 1}: ${named(ours)} and ${named(theirs)}.`,
      { expected: `the same parts as ${shorter.file}` },
    ),
  ]
}

function named(part: Part | undefined): string {
  if (!part) return 'nothing'
  const words = part.text.replace(/\s+/g, ' ').trim()
  return words ? `${part.kind} '${words.slice(0, 60)}'` : part.kind
}
