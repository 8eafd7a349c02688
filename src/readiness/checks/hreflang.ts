import { msg, plural } from '#lingui/macro'
import { parsedUrl } from '../../json-ld/site/parsed-url.ts'
import { defaultLocale } from '../../site/locales.ts'
import type { Check, Remark } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { canonicalsOf, type Page, relOf, withoutForm } from '../page/page.ts'
import { publicOf } from './canonical.ts'

export const hreflang: Check = {
  id: 'bilingual/hreflang',
  weight: 3,
  grade: 'A',
  title: msg`The languages of the page name each other.`,
  why: msg`Google ignores hreflang that is not returned, not absolute, or that leaves out the page itself.`,
  remedy: msg`Name every language, the page itself, and x-default, with full addresses, on each of them.`,
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  judge({ page, other, url, address }) {
    const own = languagesOf(page)
    // og:url alone tells which page is shared: on many sites that is the home page, wherever one is.
    const isKnown = url !== undefined || canonicalsOf(page).some(({ href }) => URL.canParse(href))
    const self = isKnown ? address?.href : undefined
    // A relative address is told as such; it names the page all the same.
    const names = (of: Page) => {
      const base = baseOf(of, address)
      return languagesOf(of).some(({ href }) => isSame(parsedUrl(href, base), parsedUrl(self ?? '')))
    }
    const base = baseOf(page, address)
    const isMissing = self !== undefined && !names(page)
    const fix = fixFor(own, isMissing || own.length === 0 ? page : undefined, other, address, base)
    if (own.length === 0)
      return other
        ? fail(remark(msg`The page does not name its other language.`, 0), fix)
        : skip(msg`The page names no other language.`)
    const wrong = [
      ...own
        .filter(({ href }) => !/^https?:\/\//i.test(href))
        .map(({ language, href, at }) =>
          remark(msg`The hreflang link for ${{ language }} has no full address: “${{ href }}”.`, at),
        ),
      ...own.filter(({ language }) => !isCode(language)).map(remarkOnCode),
      ...doubledIn(own, base),
    ]
    const outside = own.find(({ inHead }) => !inHead)
    if (outside)
      wrong.push(remark(msg`${{ language: outside.language }} is named outside the head: it is ignored.`, outside.at))
    if (isMissing) wrong.push(remark(msg`The hreflang links leave out the page itself.`, own[0]?.at))
    if (other && self !== undefined && !names(other))
      wrong.push(remark(msg`The other page does not name this one.`, own[0]?.at))
    if (wrong.length > 0) return fail(wrong, fix)
    // Who names one page only has none to choose from.
    if (!own.some(({ language }) => isDefault(language)) && new Set(own.map(({ href }) => href)).size > 1)
      return warn(remark(msg`No hreflang link says which page all others are shown (x-default).`, own[0]?.at), fix)
    return pass(
      msg`${plural({ count: own.length }, { one: '# alternate', other: '# alternates' })}, all absolute, the page among them.`,
      own[0]?.at,
    )
  },
}

type Alternate = { readonly language: string; readonly href: string; readonly at: number; readonly inHead: boolean }

const languagesOf = (page: Page): Alternate[] =>
  page.links.flatMap((link) => {
    const { hreflang, href, type = '', media } = link.attributes
    // One for print or for phones is another form of the page, not another language.
    return hreflang && media === undefined && relOf(link).includes('alternate') && !/rss|atom|json/i.test(type)
      ? [{ language: hreflang.trim(), href: href?.trim() ?? '', at: link.at, inHead: link.inHead }]
      : []
  })

/** What relative addresses of a page begin with. */
const baseOf = ({ elements }: Page, address: URL | undefined): URL | undefined =>
  parsedUrl(elements.find(({ name }) => name === 'base')?.attributes.href ?? '', address) ?? address

const isDefault = (language: string) => language.toLowerCase() === 'x-default'
const languages = new Intl.DisplayNames(defaultLocale, { type: 'language', fallback: 'none' })
const regions = new Intl.DisplayNames(defaultLocale, { type: 'region', fallback: 'none' })

/** Whether a code is a language, perhaps with a script and a country: `fr`, `en-GB`, `zh-Hant-TW`. UK is an alias of GB. */
function isCode(code: string): boolean {
  if (isDefault(code)) return true
  const [, language, region] = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?$/i.exec(code) ?? []
  if (language === undefined || languages.of(language) === undefined) return false
  // `eng` has a code of two letters, which is the one to write; `fil` has none.
  if (new Intl.Locale(language).language.length < language.length) return false
  if (region === undefined) return true
  const country = region.toUpperCase()
  return (
    regions.of(country) !== undefined &&
    // Known to Unicode, and no country of ISO 3166-1.
    country !== 'EU' &&
    new Intl.Locale(`und-${country}`).region === country
  )
}

/** The code that a wrong one stands for, where that is plain: `en-UK`, `fr_FR`. */
function meantBy(code: string): string | undefined {
  try {
    const [meant] = Intl.getCanonicalLocales(code.replaceAll('_', '-'))
    return meant !== undefined && isCode(meant) ? meant : undefined
  } catch {
    return undefined
  }
}

function remarkOnCode({ language, at }: Alternate): Remark {
  const meant = meantBy(language)
  return remark(
    meant === undefined
      ? msg`“${{ language }}” is not a code for hreflang: ISO 639-1, alone or with a country of ISO 3166-1.`
      : msg`“${{ language }}” is not a code for hreflang; “${{ meant }}” is.`,
    at,
  )
}

/** Languages that are named a second time, with another address. */
function doubledIn(own: readonly Alternate[], address: URL | undefined): Remark[] {
  const first = new Map<string, string>()
  return own.flatMap(({ language, href, at }) => {
    const code = language.toLowerCase()
    const known = first.get(code) ?? href
    first.set(code, known)
    const [a, b] = [parsedUrl(known, address), parsedUrl(href, address)]
    const isOther = a && b ? withoutForm(a) + a.search !== withoutForm(b) + b.search : known !== href
    return isOther ? [remark(msg`The hreflang links name two pages for ${{ language }}.`, at)] : []
  })
}

/** The links as they should be, of what is known: what the page names, itself, its other language. */
function fixFor(
  own: readonly Alternate[],
  self: Page | undefined,
  other: Page | undefined,
  address?: URL,
  base?: URL,
): string {
  const example = 'https://www.example.com/…'
  const lines = new Map<string, string>()
  const add = (language: string, href: string | undefined) => {
    const code = isDefault(language) ? 'x-default' : (meantBy(language) ?? '…')
    if (!lines.has(code)) lines.set(code, href ?? example)
  }
  if (self) add(self.language ?? '', publicOf(address))
  for (const { language, href } of own) add(language, parsedUrl(href, base)?.href)
  if (other && own.length === 0) add(other.language ?? '', undefined)
  // The same on each of the pages.
  add('x-default', lines.get(defaultLocale) ?? publicOf(address))
  return [...lines].map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join('\n')
}

const isSame = (a: URL | undefined, b: URL | undefined) =>
  a !== undefined && b !== undefined && withoutForm(a) === withoutForm(b)
