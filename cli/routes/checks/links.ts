import { decoded } from '../../../src/site/decoded.ts'
import { type Finding, found, type RuleDoc } from '../../findings/finding.ts'
import { type BuiltSite, resolve } from '../built-site.ts'
import { type HtmlPage, type Link, placeIn } from '../html-page.ts'
import { routesRules as rules } from '../route-rules.ts'
import { isNeutral, type Languages, languageOf, pathOfTwin, twinOf } from './languages.ts'

/** Links, anchors and resources lead somewhere, and stay in their language. */
export function checkLinks(site: BuiltSite, languages: Languages | undefined): Finding[] {
  return site.pages.flatMap((page) => [
    ...[...page.links, ...(page.refresh ? [page.refresh] : [])].flatMap((link) =>
      checkLink(page, link, site, languages),
    ),
    ...[...page.resources, ...page.markdown].flatMap((link) => checkResource(page, link, site)),
  ])
}

function checkLink(page: HtmlPage, link: Link, site: BuiltSite, languages: Languages | undefined): Finding[] {
  const { href } = link
  if (/^\s*(mailto|tel|sms|javascript|data|blob):/i.test(href)) return []
  const place = link.region === 'navigation' ? 'the navigation links' : 'links'
  const wrong = (rule: RuleDoc, to: string, expected?: string) =>
    found(rule, placeIn(page, link.at), `${place} ${to}`, { expected })
  const target = resolve(href, page, site)
  if (target.kind === 'malformed') return [wrong(rules.deadLink, `to '${href}', which is no address.`)]
  if (target.kind === 'missing') return [wrong(rules.deadLink, `to '${href}', where there is no page and no file.`)]
  if (target.kind !== 'page') return []
  const findings: Finding[] = []
  if (target.through) findings.push(wrong(rules.redirectedLink, `to '${href}', which redirects.`, target.page.path))
  if (target.fragment && !hasAnchor(target.page, target.fragment))
    findings.push(wrong(rules.deadAnchor, `to '${href}', and ${target.page.path} has no such anchor.`))
  if (languages && isCrossing(page, link, target.page, { site, languages })) {
    const [from, to] = [page, target.page].map((one) => languageOf(one, languages))
    const expected = pathOfTwin(target.page.path, languages)
    findings.push(wrong(rules.crossLanguageLink, `from '${from}' to '${href}' in '${to}'.`, expected))
  }
  return findings
}

/** `#top` and text fragments need no element (HTML standard, "scrolling to a fragment"). */
function hasAnchor(page: HtmlPage, fragment: string): boolean {
  const [name = ''] = fragment.split(':~:')
  return name === '' || name.toLowerCase() === 'top' || page.anchors.has(name) || page.anchors.has(decoded(name))
}

function isCrossing(
  page: HtmlPage,
  link: Link,
  target: HtmlPage,
  { site, languages }: { site: BuiltSite; languages: Languages },
): boolean {
  if (isNeutral(page, languages) || isNeutral(target, languages)) return false
  if (languageOf(page, languages) === languageOf(target, languages)) return false
  if (link.tag === 'meta' || link.hreflang || link.lang) return false
  return target !== twinOf(page, site, languages).page
}

function checkResource(page: HtmlPage, link: Link, site: BuiltSite): Finding[] {
  if (/^\s*(data|blob):/i.test(link.href)) return []
  const target = resolve(link.href, page, site)
  return target.kind === 'missing' || target.kind === 'malformed'
    ? [found(rules.deadResource, placeIn(page, link.at), `'${link.href}' is not among the files.`)]
    : []
}
