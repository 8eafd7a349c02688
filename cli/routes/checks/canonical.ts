import { type Finding, found, type RuleDoc } from '../../findings/finding.ts'
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
  const [link] = page.canonicals
  if (!link)
    return wanted && !page.noindex
      ? [found(rules.canonicalMissing, placeIn(page, page.html.at), 'has no canonical address.')]
      : []
  const wrong = (rule: RuleDoc, message: string, at = link.at) => [found(rule, placeIn(page, at), message)]
  const second = page.canonicals.find(({ href }) => href !== link.href)
  if (second) return wrong(rules.canonicalTarget, 'has more than one canonical address.', second.at)
  const target = resolve(link.href, page, site)
  if (target.kind === 'elsewhere') return []
  if (target.kind !== 'page')
    return wrong(rules.canonicalTarget, `canonical '${link.href}' leads to no page of the site.`)
  const [own, its] = languages ? [languageOf(page, languages), languageOf(target.page, languages)] : []
  if (own !== its)
    return wrong(rules.canonicalLanguage, `canonical '${link.href}' is in '${its}', the page in '${own}'.`)
  if (!target.through) return []
  return wrong(rules.canonicalTarget, `canonical '${link.href}' redirects to ${target.page.path}.`)
}
