import { type Finding, found, type RuleDoc } from '../../findings/finding.ts'
import { type BuiltSite, resolve } from '../built-site.ts'
import { type HtmlPage, isErrorPage, type Link, placeIn } from '../html-page.ts'
import { routesRules as rules } from '../route-rules.ts'
import { isLanguageTag, type Languages, languageOf, primary } from './languages.ts'

/** Each page has one canonical address, and it leads to a page in its own language. */
export function checkCanonical(site: BuiltSite, languages: Languages | undefined): Finding[] {
  const wanted = site.pages.some(({ canonicals }) => canonicals.length > 0)
  return site.pages.filter(({ refresh }) => !refresh).flatMap((page) => canonicalOf(page, site, languages, wanted))
}

function canonicalOf(page: HtmlPage, site: BuiltSite, languages: Languages | undefined, wanted: boolean): Finding[] {
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

/** Canonical, alternate and social addresses are complete, in one form, and agree with the page. */
export function checkAddresses(site: BuiltSite, languages: Languages | undefined): Finding[] {
  const slash = slashOf(site)
  const spoken = new Set(site.pages.map(({ html }) => html.lang ?? ''))
  return site.pages
    .filter(({ refresh }) => !refresh)
    .flatMap((page) => [
      ...page.canonicals.flatMap((link) => written(page, link, 'canonical', site)),
      ...page.alternates.flatMap((link) => written(page, link, `hreflang '${link.hreflang}'`, site)),
      ...[...page.canonicals, ...page.alternates].flatMap((link) => variant(page, link, site, slash)),
      ...social(page, spoken, languages),
    ])
}

/** An address must be absolute, https where the site is, without a query, and of this site. */
function written(page: HtmlPage, link: Link, name: string, { origin }: BuiltSite): Finding[] {
  const wrong = (message: string) => [found(formOf(link), placeIn(page, link.at), `${name} ${message}`)]
  const url = URL.parse(link.href.trim())
  if (!url || !/^https?:$/.test(url.protocol)) return wrong(`is '${link.href}': an absolute address is wanted.`)
  if (url.search || url.hash) return wrong(`is '${link.href}': an address without query and fragment is wanted.`)
  const own = origin === undefined ? undefined : URL.parse(origin)
  if (!own || url.origin === own.origin) return []
  if (url.host === own.host) return wrong(`is '${link.href}'; the site is at ${own.protocol}//.`)
  // Another language may well be served by another host.
  return link.rel.includes('canonical') ? wrong(`is '${link.href}', of another site than ${own.origin}.`) : []
}

const formOf = ({ rel }: Link) => (rel.includes('canonical') ? rules.canonicalForm : rules.hreflangForm)

/** Whether the canonical addresses of most pages end in a slash; undefined where nothing can be said. */
function slashOf({ pages }: BuiltSite): boolean | undefined {
  const paths = pages.flatMap(({ canonicals: [link] }) => pathIn(link) ?? []).filter((path) => path !== '/')
  const ending = paths.filter((path) => path.endsWith('/')).length
  return paths.length < 3 || ending * 2 === paths.length ? undefined : ending * 2 > paths.length
}

const pathIn = (link: Link | undefined) => (link ? URL.parse(link.href)?.pathname : undefined)

/**
 * Finds another form of a page's address: with or without a slash where the site does the opposite, or with a file
 * extension.
 */
function variant(page: HtmlPage, link: Link, site: BuiltSite, slash: boolean | undefined): Finding[] {
  const target = resolve(link.href, page, site)
  const path = pathIn(link)
  if (target.kind !== 'page' || path === undefined) return []
  const [canonical] = target.page.canonicals
  const self = canonical && resolve(canonical.href, target.page, site)
  const expected = self?.kind === 'page' && self.page === target.page ? pathIn(canonical) : undefined
  const isOwn = link === canonical
  const home = site.base
  const differs = isOwn
    ? slash !== undefined &&
      path !== home &&
      path !== '/' &&
      path.split('/').length > 2 - Number(!slash) &&
      path.endsWith('/') !== slash &&
      !isIndex(target.page, path) &&
      // Hosts look for it as a file, whatever the form of other pages.
      !isErrorPage(target.page.path)
    : expected !== undefined && expected !== path
  if (!differs) return []
  const message = `'${link.href}' is another form of the address of ${target.page.path}.`
  return [found(formOf(link), placeIn(page, link.at), message, { expected: isOwn ? undefined : expected })]
}

/** The page of a folder may end in a slash where the others do not: `/fr/`. */
const isIndex = ({ address }: HtmlPage, path: string) => path.endsWith('/') && /\/index\.html?$/i.test(address)

/**
 * The metadata of a page for social networks.
 * @param spoken every `lang` of the site
 */
function social(page: HtmlPage, spoken: ReadonlySet<string>, languages: Languages | undefined): Finding[] {
  // A canonical address that is not absolute is told by itself.
  const canonical = page.canonicals.find(({ href }) => URL.canParse(href))
  return page.social.flatMap((link) => {
    const wrong = (message: string, expected?: string) => [
      found(rules.social, placeIn(page, link.at), message, { expected }),
    ]
    if (link.tag === 'og:url') {
      const own = URL.parse(link.href)?.href
      const same = canonical === undefined || own === URL.parse(canonical.href)?.href
      return same && own ? [] : wrong(`og:url is '${link.href}'.`, canonical?.href)
    }
    const isKnown = /^[a-z]{2,3}(_[A-Z]{2})?$/.test(link.href) && isLanguageTag(link.href.replace('_', '-'))
    if (!isKnown) return wrong(`${link.tag} is '${link.href}'.`, 'such as fr_FR')
    const language = languages ? languageOf(page, languages) : primary(page.html.lang ?? '')
    if (!language) return []
    const isOwn = primary(link.href) === language
    if (link.tag === 'og:locale') return isOwn ? [] : wrong(`og:locale is '${link.href}' on a page in '${language}'.`)
    const isSpokenElsewhere = [...spoken].some((lang) => primary(lang) === language && lang !== page.html.lang)
    if (link.tag !== 'og:locale:alternate' || !isOwn || isSpokenElsewhere) return []
    return wrong(`og:locale:alternate '${link.href}' is the language of the page itself.`)
  })
}
