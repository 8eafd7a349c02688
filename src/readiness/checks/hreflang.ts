import { msg } from '#lingui/macro'
import { locales, localize } from '../../site/locales.ts'
import type { Check, Remark } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { type Page, relOf } from '../page/page.ts'

export const hreflang: Check = {
  id: 'bilingual/hreflang',
  weight: 3,
  grade: 'A',
  title: msg`The languages of the page name each other.`,
  why: msg`Google ignores hreflang that is not returned, not absolute, or that leaves out the page itself.`,
  remedy: msg`Name every language, the page itself, and x-default, with full addresses, on each of them.`,
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  judge({ page, other, address }) {
    const own = alternatesOf(page)
    const fix = [
      ...locales.map(
        (locale) =>
          `<link rel="alternate" hreflang="${locale}" href="https://www.example.com${localize('/page', locale)}">`,
      ),
      `<link rel="alternate" hreflang="x-default" href="https://www.example.com/page">`,
    ].join('\n')
    if (own.length === 0)
      return other
        ? fail(remark(msg`The page does not name its other language.`, 0), fix)
        : skip(msg`The page names no other language.`)
    const wrong: Remark[] = own
      .filter(({ href }) => !/^https?:\/\//i.test(href))
      .map(({ language, href, at }) => remark(msg`${{ language }} is not absolute: ''${{ href }}''.`, at))
    const self = address?.href
    if (self && !own.some(({ href }) => isSame(href, self)))
      wrong.push(remark(msg`The page does not name itself.`, own[0]?.at))
    if (other) {
      const returned = alternatesOf(other).some(({ href }) => self !== undefined && isSame(href, self))
      if (!returned) wrong.push(remark(msg`The other page does not name this one.`, own[0]?.at))
    }
    if (wrong.length > 0) return fail(wrong, fix)
    if (!own.some(({ language }) => language === 'x-default'))
      return warn(remark(msg`There is no x-default.`, own[0]?.at), fix)
    return pass(msg`${{ count: own.length }} alternates, all absolute, the page among them.`, own[0]?.at)
  },
}

const alternatesOf = (page: Page) =>
  page.links.flatMap((link) => {
    const { hreflang, href, type = '' } = link.attributes
    return hreflang && relOf(link).includes('alternate') && !/rss|atom|json/i.test(type)
      ? [{ language: hreflang.toLowerCase(), href: href?.trim() ?? '', at: link.at }]
      : []
  })

function isSame(one: string, other: string): boolean {
  const [a, b] = [URL.parse(one), URL.parse(other)]
  return a !== null && b !== null && withoutEnds(a) === withoutEnds(b)
}

/** One of the two forms of an address leads to the other, nearly always. */
const withoutEnds = ({ host, pathname }: URL) => host.replace(/^www\./, '') + pathname.replace(/\/$/, '')
