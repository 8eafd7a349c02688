import { type Finding, found } from '../../findings/finding.ts'
import { type BuiltSite, resolve } from '../built-site.ts'
import { type HtmlPage, placeIn } from '../html-page.ts'
import { routesRules as rules } from '../route-rules.ts'
import { type Languages, languageOf } from './languages.ts'

/** Each page has one canonical address, and it leads to a page in its own language. */
export function checkCanonical(site: BuiltSite, languages: Languages | undefined): Finding[] {
  const wanted = site.pages.some(({ canonicals }) => canonicals.length > 0)
  return site.pages.filter(({ refresh }) => !refresh).flatMap((page) => ofPage(page, site, languages, wanted))
}

function ofPage(page: HtmlPage, site: BuiltSite, languages: Languages | undefined, wanted: boolean): Finding[] {
  const [link, second] = page.canonicals
  if (!link)
    return wanted && !page.noindex
      ? [found(rules.canonicalMissing, placeIn(page, page.html.at), 'has no canonical address.')]
      : []
  if (second) return [found(rules.canonicalTarget, placeIn(page, second.at), 'has more than one canonical address.')]
  const target = resolve(link.href, page, site)
  if (target.kind === 'elsewhere') return []
  if (target.kind !== 'page')
    return [
      found(rules.canonicalTarget, placeIn(page, link.at), `canonical '${link.href}' leads to no page of the site.`),
    ]
  if (languages && languageOf(target.page, languages) !== languageOf(page, languages))
    return [
      found(
        rules.canonicalLanguage,
        placeIn(page, link.at),
        `canonical '${link.href}' is in '${languageOf(target.page, languages)}', the page in '${languageOf(page, languages)}'.`,
      ),
    ]
  if (target.through)
    return [
      found(
        rules.canonicalTarget,
        placeIn(page, link.at),
        `canonical '${link.href}' redirects to ${target.page.path}.`,
      ),
    ]
  return []
}
