import type { Locale } from '../../site/locales.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { languageOfWords } from '../language/language-of.ts'
import { said } from '../said.ts'

export const language: Check = {
  id: 'bilingual/lang',
  weight: 3,
  grade: 'C',
  title: said(
    'The page declares its language, and is written in it.',
    'La page déclare sa langue, et elle est bien écrite dans cette langue.',
  ),
  why: said(
    'Other readers rely on lang: screen readers, translators, text extractors.',
    'Hors Google, tous se fient à lang : lecteurs d’écran, traducteurs, extracteurs de texte.',
  ),
  remedy: said('Write lang on the html element.', 'Écrivez lang sur l’élément html.'),
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
  counter: {
    says: said(
      'Google does not use lang: it goes by the visible words.',
      'Google n’utilise pas lang : il se fie aux mots visibles.',
    ),
    source: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
  },
  judge({ page, language }) {
    const words = languageOfWords(page)
    const fix = `<html lang="${words === undefined || words === 'other' ? 'en' : words}">`
    const html = page.elements.find(({ name }) => name === 'html')
    if (page.language === undefined)
      return fail(remark(said('The html element has no lang.', 'L’élément html n’a pas de lang.'), html?.at ?? 0), fix)
    if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(page.language))
      return fail(
        remark(
          said(`'${page.language}' is no language tag.`, `« ${page.language} » n’est pas un code de langue.`),
          html?.at,
        ),
        fix,
      )
    if (words && words !== 'other' && isOther(words, page.language))
      return warn(
        remark(
          said(
            `lang is ${page.language}; the words are ${nameOf(words, 'en')}.`,
            `lang est ${page.language} ; les mots sont en ${nameOf(words, 'fr')}.`,
          ),
          html?.at,
        ),
        fix,
      )
    if (!language)
      return pass(
        said(
          `lang is ${page.language}. Wording is judged in English and French only: of this page, what needs no words.`,
          `lang est ${page.language}. Seuls l’anglais et le français sont lus mot à mot : de cette page, seulement le reste est jugé.`,
        ),
        html?.at,
      )
    return pass(said(`lang is ${page.language}.`, `lang est ${page.language}.`), html?.at)
  },
}

const nameOf = (code: string, locale: Locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(code)

// Written Norwegian has two codes of its own, and can hardly be told from Danish by common words.
const alike: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', da: 'no' }
const same = (code: string) => alike[code] ?? code
const isOther = (words: string, lang: string) => same(words) !== same(lang.toLowerCase().split('-')[0] ?? '')
