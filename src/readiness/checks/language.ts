import { msg } from '#lingui/macro'
import { isObject, type Json } from '../../json-ld/json.ts'
import { isA, valuesOf } from '../../json-ld/site/nodes.ts'
import { localeInfo, locales } from '../../site/locales.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { hasOtherLetters, isLatin, isLocale, isPartly, kin, languageOfWords, primary } from '../language/language-of.ts'
import { nodesOf } from '../page/json-ld.ts'
import { ancestors, mainBlocks, metaOf, type Page, wordCount } from '../page/page.ts'

export const language: Check = {
  id: 'bilingual/lang',
  weight: 3,
  grade: 'C',
  title: msg`The page declares its language, and is written in it.`,
  why: msg`Screen readers, translators, and text extractors rely on lang.`,
  remedy: msg`Set lang on the html element to the main language of the page, and on a passage in another language to that one.`,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
  counter: {
    says: msg`Google does not use lang: it goes by the visible words.`,
    source: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
  },
  judge({ page, language }) {
    const words = languageOfWords(page)
    const fix = `<html lang="${told(words)}">`
    const html = page.elements.find(({ name }) => name === 'html')
    if (page.language === undefined) return fail(remark(msg`The html element has no lang.`, html?.at ?? 0), fix)
    if (!/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(page.language))
      return fail(remark(msg`“${{ language: page.language }}” is not a language tag.`, html?.at), fix)
    const isElsewhere = isMarked(page, page.language)
    if (words && words !== 'other' && !isElsewhere && isOther(words, page.language, page))
      return fail(
        remark(msg`lang is ${{ language: page.language }}; the words are ${{ name: { language: words } }}.`, html?.at),
        fix,
      )
    if (words === 'other' && !isElsewhere && isLatin(page.language))
      return fail(remark(msg`lang is ${{ language: page.language }}; the words are in another script.`, html?.at), fix)
    if (!language && !isLocale(primary(page.language)))
      return pass(
        msg`lang is ${{ language: page.language }}. Wording is judged in English and French only; on this page, only the other checks were made.`,
        html?.at,
      )
    return pass(msg`lang is ${{ language: page.language }}.`, html?.at)
  },
}

/** A wrong language that is pasted is worse than none: what the words do not tell is left to be filled in. */
const told = (words: string | undefined) => (words === 'other' ? '…' : (words ?? '…'))

/** Whether the words are in another language than the tag says. */
function isOther(words: string, lang: string, page: Page): boolean {
  if (kin(words) === kin(primary(lang))) return false
  // A page that says everything in English and in Japanese may declare either.
  if (!isWrittenInLatin(lang)) return !hasOtherLetters(page)
  if (isPartly(page, primary(lang), words)) return false
  // Slovak and Slovene, whose words are not known here, look like Czech, Estonian like Finnish, Galician like Portuguese.
  return isLatin(lang) || isLocale(words)
}

/** Whether half of the words, as what visitors post, are marked as being in another language than the page. */
function isMarked(page: Page, lang: string): boolean {
  const marked = mainBlocks(page).filter(({ element }) => {
    const own = [...ancestors(element)].find(({ name, attributes }) => name !== 'html' && attributes.lang !== undefined)
    return own !== undefined && primary(own.attributes.lang ?? '') !== primary(lang)
  })
  return wordCount(marked) * 2 >= wordCount(mainBlocks(page)) && marked.length > 0
}

/** Serbian is written in both scripts. */
const isWrittenInLatin = (lang: string) =>
  primary(lang) === 'sr' || new Intl.Locale(primary(lang)).maximize().script === 'Latn'

/** Whether a code is what lang says, or what the words are in: where these differ, lang is at fault, and is told by itself. */
const isIn = (page: Page, code: string) => [primary(page.language ?? ''), languageOfWords(page)].includes(primary(code))

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
    if (isIn(page, locale)) return pass(msg`og:locale is ${{ locale }}.`, tag.at)
    const known = locales.find((one) => one === primary(page.language ?? ''))
    return warn(
      remark(msg`og:locale is ${{ locale }}, lang is ${{ language: page.language }}.`, tag.at),
      `<meta property="og:locale" content="${known ? localeInfo[known].openGraph : '…'}">`,
    )
  },
}

export const inLanguage: Check = {
  id: 'bilingual/in-language',
  weight: 1,
  grade: 'C',
  title: msg`inLanguage says the same as lang.`,
  why: msg`A graph in two languages needs to know which page is in which.`,
  remedy: msg`Give the WebPage or Article inLanguage.`,
  source: 'https://schema.org/inLanguage',
  judge({ page }) {
    const described = nodesOf(page).filter(({ pointer }) => pointer.split('/').length <= 3)
    const articles = described.filter(({ node }) => isA(node, 'Article'))
    // Several articles are those that the page leads to.
    const pages = [...described.filter(({ node }) => isA(node, 'WebPage')), ...(articles.length === 1 ? articles : [])]
    const [first] = pages
    if (!first) return skip(msg`No WebPage and no Article is described.`)
    const given = pages.flatMap(({ node }) => valuesOf(node, 'inLanguage'))
    const codes = given.flatMap(codesOf)
    const fix = `"inLanguage": "${page.language ?? told(languageOfWords(page))}"`
    const [code] = codes
    if (given.length === 0) return warn(remark(msg`There is no inLanguage.`, first.script.at), fix)
    if (code === undefined) return skip(msg`inLanguage names a language and not its code.`)
    if (page.language && !codes.some((code) => isIn(page, code)))
      return fail(
        remark(
          msg`inLanguage is ${{ codes: codes.join(', ') }}, lang is ${{ language: page.language }}.`,
          first.script.at,
        ),
        fix,
      )
    return pass(msg`inLanguage is ${{ code }}.`, first.script.at)
  },
}

/** The code itself, or that of a Language, which schema.org wants in alternateName. */
const codesOf = (value: Json): string[] =>
  (isObject(value) ? valuesOf(value, 'alternateName') : [value]).filter((code) => typeof code === 'string')
