import type { Locale } from '../../site/locales.ts'
import { mainBlocks, type Page } from '../page/page.ts'

const common: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set('the of and to is that it for with are this was by from have you not'.split(' ')),
  fr: new Set('le la les des et est une que pour dans du qui sur pas vous avec sont ce'.split(' ')),
}

/** The language of a page: by its `lang`, else by the commonest words of the two. */
export function languageOf(page: Page): Locale | undefined {
  const declared = page.language?.toLowerCase().split(/[-_]/)[0]
  if (declared === 'en' || declared === 'fr') return declared
  return declared === undefined ? languageOfWords(page) : undefined
}

/** By the words alone; undefined when they do not tell. */
export function languageOfWords(page: Page): Locale | undefined {
  const counts = { en: 0, fr: 0 }
  let read = 0
  for (const { text } of mainBlocks(page)) {
    for (const word of text.toLowerCase().split(/[^\p{L}]+/u)) {
      if (common.en.has(word)) counts.en++
      if (common.fr.has(word)) counts.fr++
    }
    read += text.length
    if (read > 20_000) break
  }
  if (counts.en > 2 * counts.fr && counts.en > 5) return 'en'
  if (counts.fr > 2 * counts.en && counts.fr > 5) return 'fr'
  return undefined
}
