import { msg } from '#lingui/macro'
import { localeInfo, locales } from '../../site/locales.ts'
import type { Check } from '../check.ts'
import { pass, remark, skip, warn } from '../judgement.ts'
import { primary } from '../language/language-of.ts'
import { metaOf } from '../page/page.ts'

export const ogLocale: Check = {
  id: 'bilingual/og-locale',
  weight: 1,
  grade: 'C',
  title: msg`og:locale says the same as lang.`,
  why: msg`Two answers to one question make a reader doubt both.`,
  remedy: msg`Write the same language in both.`,
  source: 'https://ogp.me/#optional',
  judge({ page }) {
    const tag = metaOf(page, 'og:locale')
    const locale = tag?.attributes.content?.trim()
    if (!tag || !locale || !page.language) return skip(msg`There is no og:locale to compare.`)
    if (primary(locale) === primary(page.language)) return pass(msg`og:locale is ${{ locale }}.`, tag.at)
    const told = locales.find((one) => one === primary(page.language ?? ''))
    return warn(
      remark(msg`og:locale is ${{ locale }}, lang is ${{ language: page.language }}.`, tag.at),
      `<meta property="og:locale" content="${told ? localeInfo[told].openGraph : '…'}">`,
    )
  },
}
