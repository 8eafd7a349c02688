import { type Finding, found, type RuleDoc } from '../../findings/finding.ts'
import { type BuiltSite, resolve } from '../built-site.ts'
import { type HtmlPage, type Link, placeIn } from '../html-page.ts'
import { routesRules as rules } from '../route-rules.ts'
import { isLanguageTag, isNeutral, type Languages, languageOf, names, primary, twinOf } from './languages.ts'

/** hreflang on each page: present, mutual, and true. */
export function checkHreflang(site: BuiltSite, languages: Languages): Finding[] {
  const pages = site.pages.filter(({ noindex, refresh }) => !noindex && !refresh)
  const pairs = pages.filter((page) => !isNeutral(page, languages) && twinOf(page, site, languages).page)
  const [first] = pairs
  const message = `no page of the site names its other language; ${pairs.length} pages have one.`
  // One finding for a site without any.
  if (first && pages.every(({ alternates }) => alternates.length === 0))
    return [found(rules.hreflangMissing, placeIn(first, first.html.at), message)]
  return pages.flatMap((page) => [
    ...missing(page, site, languages),
    ...checkCodes(page),
    ...page.alternates.flatMap((link) => checkTarget(page, link, site, languages)),
  ])
}

/** The codes of one page: valid, each once, with an x-default. */
function checkCodes(page: HtmlPage): Finding[] {
  const codes = page.alternates.map(({ hreflang = '' }) => hreflang.trim().toLowerCase())
  const byCode = new Map(page.alternates.map((link, index) => [codes[index], link] as const).reverse())
  const wrong = (at: number, rule: RuleDoc, message: string) => [found(rule, placeIn(page, at), message)]
  const inThem = page.alternates.flatMap((link, index) => {
    const code = codes[index] ?? ''
    if (code !== 'x-default' && !isLanguageTag(code))
      return wrong(link.at, rules.hreflangCode, `hreflang '${link.hreflang}' is no code of a language.`)
    const first = byCode.get(code)
    return first && first !== link && first.href !== link.href
      ? wrong(link.at, rules.hreflangTarget, `hreflang '${link.hreflang}' is there twice, for two addresses.`)
      : []
  })
  const [first] = page.alternates
  if (!first || new Set(codes.map(primary)).size < 2 || codes.includes('x-default')) return inThem
  const message = 'no hreflang x-default says where visitors of other languages go.'
  return [...inThem, ...wrong(first.at, rules.xDefault, message)]
}

function missing(page: HtmlPage, site: BuiltSite, languages: Languages): Finding[] {
  if (isNeutral(page, languages)) return []
  const { page: twin } = twinOf(page, site, languages)
  if (!twin || twin.noindex) return []
  return [page, twin].flatMap((wanted) => {
    const language = languageOf(wanted, languages)
    const named = page.alternates.some((link) => primary(link.hreflang ?? '') === language)
    if (named) return []
    const which = wanted === page ? 'itself' : `its twin ${wanted.path}`
    return [
      found(rules.hreflangMissing, placeIn(page, page.html.at), `no hreflang names ${which}.`, {
        expected: `<link rel="alternate" hreflang="${language}" href="${wanted.canonicals[0]?.href ?? wanted.path}">`,
      }),
    ]
  })
}

function checkTarget(page: HtmlPage, link: Link, site: BuiltSite, languages: Languages): Finding[] {
  const { href, hreflang = '' } = link
  const target = resolve(href, page, site)
  const wrong = (message: string) => [found(rules.hreflangTarget, placeIn(page, link.at), message)]
  if (target.kind === 'elsewhere') return []
  if (target.kind !== 'page') {
    const promised = target.kind === 'missing' && target.path === twinOf(page, site, languages).path
    // Reported as a missing twin.
    return promised ? [] : wrong(`hreflang '${hreflang}' leads to '${href}', where there is no page.`)
  }
  if (target.through) return wrong(`hreflang '${hreflang}' leads to '${href}', which redirects to ${target.page.path}.`)
  // x-default, or reported by its code.
  if (!isLanguageTag(hreflang)) return []
  const actual = languageOf(target.page, languages)
  if (primary(hreflang) !== actual) return wrong(`hreflang '${hreflang}' leads to '${href}', which is in '${actual}'.`)
  if (target.page === page || names(target.page, page, site)) return []
  const message = `names ${target.page.path}, which does not name ${page.path} back.`
  const expected = `${target.page.file}: hreflang="${languageOf(page, languages)}" for ${page.path}`
  return [found(rules.hreflangNotReciprocal, placeIn(page, link.at), message, { expected })]
}
