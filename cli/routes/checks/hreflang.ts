import { type Finding, found } from '../../findings/finding.ts'
import { twinPath } from '../address.ts'
import { type BuiltSite, resolve } from '../built-site.ts'
import { type HtmlPage, type Link, placeIn } from '../html-page.ts'
import { routesRules as rules } from '../rules.ts'
import { type Languages, languageOf, primary } from './languages.ts'

/** hreflang on each page: present, mutual, and true. */
export function checkHreflang(site: BuiltSite, languages: Languages): Finding[] {
  const pages = site.pages.filter(({ noindex, refresh }) => !noindex && !refresh)
  const pairs = pages.filter(({ path }) => site.byPath.has(twinPath(path, languages.prefix)))
  const [first] = pairs
  // A site without any is told once.
  if (first && pages.every(({ alternates }) => alternates.length === 0))
    return [
      found(
        rules.hreflangMissing,
        placeIn(first, first.html.at),
        `no page of the site names its other language; ${pairs.length} pages have one.`,
      ),
    ]
  return pages.flatMap((page) => [
    ...missing(page, site, languages),
    ...page.alternates.flatMap((link) => checkTarget(page, link, site, languages)),
  ])
}

function missing(page: HtmlPage, site: BuiltSite, languages: Languages): Finding[] {
  const twin = site.byPath.get(twinPath(page.path, languages.prefix))
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
    const promised = target.kind === 'missing' && target.path === twinPath(page.path, languages.prefix)
    // Told as a missing twin.
    return promised ? [] : wrong(`hreflang '${hreflang}' leads to '${href}', where there is no page.`)
  }
  if (target.through) return wrong(`hreflang '${hreflang}' leads to '${href}', which redirects to ${target.page.path}.`)
  if (hreflang.toLowerCase() === 'x-default') return []
  const actual = languageOf(target.page, languages)
  if (primary(hreflang) !== actual) return wrong(`hreflang '${hreflang}' leads to '${href}', which is in '${actual}'.`)
  if (target.page === page || namesBack(target.page, page, site)) return []
  return [
    found(
      rules.hreflangNotReciprocal,
      placeIn(page, link.at),
      `names ${target.page.path}, which does not name ${page.path} back.`,
      {
        expected: `${target.page.file}: hreflang="${languageOf(page, languages)}" for ${page.path}`,
      },
    ),
  ]
}

function namesBack(from: HtmlPage, to: HtmlPage, site: BuiltSite): boolean {
  return from.alternates.some(({ href, hreflang }) => {
    const target = resolve(href, from, site)
    return hreflang?.toLowerCase() !== 'x-default' && target.kind === 'page' && target.page === to
  })
}
