import { msg } from '#lingui/macro'
import { defaultLocale } from '../../site/locales.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark } from '../judgement.ts'
import { hasOtherLetters, isLatin, isLocale, kin, languageOfWords, primary } from '../language/language-of.ts'
import type { Page } from '../page/page.ts'

export const language: Check = {
  id: 'bilingual/lang',
  weight: 3,
  grade: 'C',
  title: msg`The page declares its language, and is written in it.`,
  why: msg`Screen readers, translators, and text extractors rely on lang.`,
  remedy: msg`Write lang on the html element.`,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
  counter: {
    says: msg`Google does not use lang: it goes by the visible words.`,
    source: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
  },
  judge({ page, language }) {
    const words = languageOfWords(page)
    const fix = `<html lang="${words === 'other' ? '…' : (words ?? defaultLocale)}">`
    const html = page.elements.find(({ name }) => name === 'html')
    if (page.language === undefined) return fail(remark(msg`The html element has no lang.`, html?.at ?? 0), fix)
    if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(page.language))
      return fail(remark(msg`“${{ language: page.language }}” is no language tag.`, html?.at), fix)
    if (words && words !== 'other' && isOther(words, page.language, page))
      return fail(
        remark(msg`lang is ${{ language: page.language }}; the words are ${{ name: { language: words } }}.`, html?.at),
        fix,
      )
    if (words === 'other' && isLatin(page.language))
      return fail(remark(msg`lang is ${{ language: page.language }}; the words are in another script.`, html?.at), fix)
    if (!language)
      return pass(
        msg`lang is ${{ language: page.language }}. Wording is judged in English and French only; on this page, only the other checks were made.`,
        html?.at,
      )
    return pass(msg`lang is ${{ language: page.language }}.`, html?.at)
  },
}

/** Whether the words are in another language than the tag says. */
function isOther(words: string, lang: string, page: Page): boolean {
  if (kin(words) === kin(primary(lang))) return false
  // A page that says everything in English and in Japanese may declare either.
  if (!isWrittenInLatin(lang)) return !hasOtherLetters(page)
  // Slovak and Slovene, whose words are not known here, look like Czech, Estonian like Finnish, Galician like Portuguese.
  return isLatin(lang) || isLocale(words)
}

/** Serbian is written in both scripts. */
const isWrittenInLatin = (lang: string) =>
  primary(lang) === 'sr' || new Intl.Locale(primary(lang)).maximize().script === 'Latn'
