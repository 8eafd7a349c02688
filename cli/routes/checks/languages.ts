import { type Finding, found } from '../../findings/finding.ts'
import { isBelow, twinPath } from '../address.ts'
import { type BuiltSite, resolve } from '../built-site.ts'
import { type HtmlPage, placeIn } from '../html-page.ts'
import { routesRules as rules } from '../rules.ts'

/** The two languages of a folder: what stands below `/prefix`, and the rest. */
export type Languages = { prefix: string; rest: string }

export const languageOf = (page: HtmlPage, { prefix, rest }: Languages) => (isBelow(page.path, prefix) ? prefix : rest)

/** Each page has its twin, declares that it has none, or is found. @param only paths of declared one-language pages */
export function checkTwins(site: BuiltSite, { prefix }: Languages, only: ReadonlySet<string>): Finding[] {
  if (!site.pages.some(({ path }) => isBelow(path, prefix)))
    return [found(rules.languageAbsent, { file: site.folder }, `no page stands below '/${prefix}'.`)]
  return site.pages.flatMap((page) => {
    const twin = twinPath(page.path, prefix)
    if (page.refresh || only.has(page.path) || site.byPath.has(twin)) return []
    const promise = page.alternates.find(({ href }) => {
      const target = resolve(href, page, site)
      return (
        target.kind === 'missing' &&
        new URL(href, 'https://site.invalid').pathname.replace(/(.)\/$/, '$1').endsWith(twin)
      )
    })
    if (promise)
      return [
        found(
          rules.missingTwin,
          placeIn(page, promise.at),
          `names '${promise.href}' as its other language, and that page was not built.`,
          {
            expected: `a page at ${twin}`,
          },
        ),
      ]
    return [
      found(rules.oneLanguage, placeIn(page, page.html.at), `has no twin at ${twin}, and nothing declares it.`, {
        expected: `a page at ${twin}`,
      }),
    ]
  })
}

/** `lang` agrees with the path. */
export function checkLang(site: BuiltSite, languages: Languages | undefined): Finding[] {
  return site.pages.flatMap((page) => {
    const { lang, at } = page.html
    const expected = languages && languageOf(page, languages)
    if (!lang?.trim())
      return page.refresh
        ? []
        : [
            found(rules.wrongLang, placeIn(page, at), 'the html element has no lang.', {
              ...(expected && { expected: `lang="${expected}"` }),
            }),
          ]
    if (!expected || primary(lang) === primary(expected)) return []
    return [
      found(rules.wrongLang, placeIn(page, at), `lang is '${lang}' on a page whose path is in '${expected}'.`, {
        expected: `lang="${expected}"`,
      }),
    ]
  })
}

/** `fr` of `fr-CA`. */
export const primary = (tag: string) => tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''

/** The language that most pages outside the prefix say they are in. */
export function restLanguage(site: BuiltSite, prefix: string): string {
  const counts = new Map<string, number>()
  for (const { path, html } of site.pages) {
    const lang = primary(html.lang ?? '')
    if (!isBelow(path, prefix) && lang) counts.set(lang, (counts.get(lang) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'en'
}
