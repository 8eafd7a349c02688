import { memoize } from '../../../src/site/memoize.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { type BuiltSite, mostFrequent, resolve } from '../built-site.ts'
import { type HtmlPage, isErrorPage, placeIn } from '../html-page.ts'
import { routesRules as rules } from '../route-rules.ts'

/** The language prefix of a site: everything below it is in that language. */
export function isBelow(path: string, prefix: string): boolean {
  return path === `/${prefix}` || path.startsWith(`/${prefix}/`)
}

/** The two languages of a folder: pages below `/prefix`, and the rest, which may have a prefix of its own. */
export type Languages = { prefix: string; rest: string; both: boolean }

/** @param prefix of the one language */
export function languagesOf(site: BuiltSite, prefix: string): Languages {
  const rest = restLanguage(site, prefix)
  const others = site.pages.filter(({ path, refresh }) => !refresh && !isBelow(path, prefix))
  const own = others.filter(({ path }) => isBelow(path, rest))
  // A page to choose a language, or an error page, may be outside both.
  return { prefix, rest, both: own.length > 0 && own.length >= others.length / 2 }
}

/** The language of a page by its path; by its `lang` when it is outside both. */
export function languageOf(page: HtmlPage, { prefix, rest, both }: Languages): string {
  if (isBelow(page.path, prefix)) return prefix
  const own = primary(page.html.lang ?? '')
  return isApart(page, rest) || (both && !isBelow(page.path, rest) && own) ? own : rest
}

/** Whether a page belongs to neither language: it is outside both, or in a third. */
export const isNeutral = (page: HtmlPage, { prefix, rest, both }: Languages) =>
  !isBelow(page.path, prefix) && ((both && !isBelow(page.path, rest)) || isApart(page, rest))

/** Whether a page has a place of its own for its language: `/zh`, `/blog/zh/silver`. */
function isApart({ path, html }: HtmlPage, rest: string): boolean {
  const own = primary(html.lang ?? '')
  return own !== rest && own !== '' && path.split('/').includes(own)
}

type Twin = { path: string; page: HtmlPage | undefined }

const twinsIn = memoize((site: BuiltSite) =>
  memoize((languages: Languages) => memoize((page: HtmlPage) => findTwin(page, site, languages))),
)

/** The same page in the other language: by its hreflang, or by its path. Every link of a page asks for it. */
export const twinOf = (page: HtmlPage, site: BuiltSite, languages: Languages): Twin => twinsIn(site)(languages)(page)

function findTwin(page: HtmlPage, site: BuiltSite, languages: Languages): Twin {
  const own = languageOf(page, languages)
  for (const link of page.alternates) {
    const wanted = primary(link.hreflang ?? '')
    if (wanted === own || wanted === 'x') continue
    const target = resolve(link.href, page, site)
    if (
      target.kind === 'page' &&
      !target.through &&
      languageOf(target.page, languages) === wanted &&
      [languages.prefix, languages.rest].includes(wanted)
    )
      return { path: target.page.path, page: target.page }
  }
  const path = pathOfTwin(page.path, languages)
  return { path, page: site.byPath.get(path) ?? namedBy(page, site, languages) }
}

/** A page of the other language that names this one, but is not named by it. */
const namedBy = (page: HtmlPage, site: BuiltSite, languages: Languages) =>
  [...(naming(site).get(page) ?? [])].find((other) => languageOf(other, languages) !== languageOf(page, languages))

/** Whether a page names another as one of its languages. */
export const names = (from: HtmlPage, to: HtmlPage, site: BuiltSite) => naming(site).get(to)?.has(from) ?? false

/** The pages that name each page, in their order: without it, every page that has no twin would look at all others. */
const naming = memoize((site: BuiltSite) => {
  const found = new Map<HtmlPage, Set<HtmlPage>>()
  for (const page of site.pages)
    for (const { href, hreflang } of page.alternates) {
      const target = resolve(href, page, site)
      if (hreflang?.toLowerCase() === 'x-default' || target.kind !== 'page') continue
      found.set(target.page, (found.get(target.page) ?? new Set()).add(page))
    }
  return found
})

export function pathOfTwin(path: string, { prefix, rest, both }: Languages): string {
  if (!both)
    return isBelow(path, prefix) ? path.slice(prefix.length + 1) || '/' : `/${prefix}${path === '/' ? '' : path}`
  return isBelow(path, prefix) ? `/${rest}${path.slice(prefix.length + 1)}` : `/${prefix}${path.slice(rest.length + 1)}`
}

/**
 * Each page has a twin in the other language, or declares that it has none.
 * @param only paths of declared one-language pages
 */
export function checkTwins(site: BuiltSite, languages: Languages, only: ReadonlySet<string>): Finding[] {
  const { prefix } = languages
  if (!site.pages.some(({ path }) => isBelow(path, prefix)))
    return [found(rules.languageAbsent, { file: site.folder }, `there is no page below '/${prefix}'.`)]
  return site.pages.flatMap((page) => {
    // Most hosts have one error page for all languages.
    const isMeant = only.has(page.path) || isErrorPage(page.path)
    if (page.refresh || isMeant || isNeutral(page, languages)) return []
    const { path: twin, page: there } = twinOf(page, site, languages)
    if (there) return []
    const expected = `a page at ${twin}`
    const promise = page.alternates.find(({ href }) => {
      const target = resolve(href, page, site)
      return (
        target.kind === 'missing' &&
        new URL(href, 'https://site.invalid').pathname.replace(/(.)\/$/, '$1').endsWith(twin)
      )
    })
    if (!promise) {
      const message = `has no twin at ${twin}, and nothing declares it.`
      return [found(rules.oneLanguage, placeIn(page, page.html.at), message, { expected })]
    }
    const message = `names '${promise.href}' as its other language, and that page was not built.`
    return [found(rules.missingTwin, placeIn(page, promise.at), message, { expected })]
  })
}

/** `lang` agrees with the path. */
export function checkLang(site: BuiltSite, languages: Languages | undefined): Finding[] {
  return site.pages.flatMap((page) => {
    const { lang, at } = page.html
    const expected = languages && languageOf(page, languages)
    const wrong = (message: string, right?: string) => [
      found(rules.wrongLang, placeIn(page, at), message, { expected: right && `lang="${right}"` }),
    ]
    if (!lang?.trim()) return page.refresh ? [] : wrong('the html element has no lang.', expected)
    if (!isLanguageTag(lang)) return wrong(`lang is '${lang}', which is no code of a language.`)
    if (!expected || primary(lang) === primary(expected)) return []
    return wrong(`lang is '${lang}' on a page whose path is in '${expected}'.`, expected)
  })
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether a tag is a language of ISO 639-1 (or -2 where that has none), with a script and a region that exist. */
export function isLanguageTag(tag: string): boolean {
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag.trim())
    const { language, region } = new Intl.Locale(tag.trim())
    if (canonical.toLowerCase() !== tag.trim().toLowerCase() || language.length > 3) return false
    return languageNames.of(language) !== undefined && (region === undefined || regions.of(region) !== undefined)
  } catch {
    return false
  }
}

/** `fr` of `fr-CA`. */
export const primary = (tag: string) => tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''

/** The `lang` of most pages outside the prefix. */
function restLanguage({ pages }: BuiltSite, prefix: string): string {
  const langs = pages.map(({ path, html }) => (isBelow(path, prefix) ? '' : primary(html.lang ?? '')))
  return mostFrequent(langs.filter(Boolean)) ?? 'en'
}
