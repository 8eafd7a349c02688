import { type Locale, locales } from '../../site/locales.ts'
import { memoize } from '../../site/memoize.ts'
import { mainBlocks, type Page } from '../page/page.ts'
import { wordsIn } from '../page/words.ts'
import { isFiller } from './filler.ts'

/** The commonest words of languages in Latin letters: one that several share stands in each of them, or in none. */
const common: Readonly<Record<string, string>> = {
  en: 'the of and to is that it for with are this was by from have you not be at as',
  fr: 'le la les des et est une que pour dans du qui sur pas vous avec sont ce au plus de en un',
  de: 'der die das und ist nicht ein eine mit auf für von zu den dem sich auch wird als sie',
  es: 'el la los las y que en es por con una para del se no su como más al lo de',
  it: 'il di che e la per un una con non sono della del gli le si da come più nel',
  pt: 'o a os as e que em é por com uma para do da não se mais dos no ao de',
  nl: 'de het een en van is dat niet op te met voor zijn aan ook naar door bij maar om',
  no: 'og i det på som er en til å av for at med de ikke den har et kan du',
  da: 'og i det at en den til er som på de med af for ikke der et har kan du',
  sv: 'och i att det som en på är av för med den till inte har de ett om du kan',
  pl: 'i w na z się do nie to jest że o jak po dla za od przez są oraz ale',
  cs: 'a v na se je že s to z do o i za pro by si po jako ale které',
  fi: 'ja on ei se että oli hän mutta joka ovat kun niin kuin tai myös sen vain mukaan ole voi',
  ro: 'și de în a la cu pe nu este din care o un mai pentru ce sau să se prin',
  hu: 'a az és hogy nem is egy ez meg van csak volt már de mint még vagy el ha azt',
  tr: 've bir bu için ile de da olarak çok daha gibi olan ne kadar ancak sonra en her olduğu ya',
}
/** Which languages a word is one of the commonest of. */
const languagesOf = new Map<string, string[]>()
for (const [code, list] of Object.entries(common))
  for (const word of list.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), code])

/** Whether a word joins others to sentences, in one language or, without `code`, in any known here. */
export const isJoining = (word: string, code?: string) =>
  code === undefined ? languagesOf.has(word) : languagesOf.get(word)?.includes(code) === true

/** How many of these words are among the commonest of one language and not of the other. */
export const countJoining = (words: readonly string[], code: Locale, other: Locale): number =>
  words.filter((word) => languagesOf.get(word)?.includes(code) && !languagesOf.get(word)?.includes(other)).length

const enough = 20_000
/** Of all words so many are among the commonest, in any language; and the next language has so much less. */
const least = 0.12
const lead = 1.3
/** Filler text repeats `et` and `at`: one word or two are no language. */
const fewest = 4
/** Where endings say what other languages have words for. */
const leastOfEndings = 0.07
const haveEndings = new Set(['fi', 'hu', 'tr'])
/** Danish can hardly be told from written Norwegian by common words. */
export const kin = (code: string) => code.replace(/^da$/, 'no')

/** How many words of a page are among the commonest of each language, and which. */
const countsOf = memoize((page: Page) => {
  const counts = new Map<string, number>()
  const met = new Set<string>()
  let all = 0
  let latin = 0
  let length = 0
  // `for i in a; do` is Czech by its words.
  for (const { text } of mainBlocks(page).filter(({ kind, text }) => kind !== 'code' && !isFiller(text))) {
    for (const word of wordsIn(text.toLowerCase())) {
      all++
      if (word.charCodeAt(0) < 0x250) latin++
      const codes = languagesOf.get(word)
      if (codes) met.add(word)
      for (const code of codes ?? []) counts.set(code, (counts.get(code) ?? 0) + 1)
    }
    length += text.length
    if (length > enough) break
  }
  return { counts, met, all, latin, length }
})

/** What the words of a page are in: a code, `other` for what is not known here, undefined when there is too little. */
export const languageOfWords = memoize((page: Page): string | undefined => {
  const { counts, met, all, latin, length } = countsOf(page)
  if (all > 0 && length > 200 && latin < all / 2) return 'other'
  if (all < 50) return undefined
  const [first, ...others] = [...counts].sort(([, a], [, b]) => b - a)
  if (!first || first[1] < (haveEndings.has(first[0]) ? leastOfEndings : least) * all) return undefined
  const known = [...met].filter((word) => languagesOf.get(word)?.includes(first[0]))
  if (known.length < fewest) return undefined
  const second = others.find(([code]) => kin(code) !== kin(first[0]))
  return first[1] > lead * (second?.[1] ?? 0) ? first[0] : undefined
})

/** Whether a fifth or more of the words that join sentences in one of two languages alone do so in the first. */
export function isPartly(page: Page, code: string, other: string): boolean {
  const words = wordsIn(
    mainBlocks(page)
      .map(({ text }) => text)
      .join(' ')
      .slice(0, enough)
      .toLowerCase(),
  )
  const countOf = (one: string, not: string) =>
    words.filter((word) => isJoining(word, one) && !isJoining(word, not)).length
  const own = countOf(code, other)
  return own > 0 && own >= leastOfPart * (own + countOf(other, code))
}
const leastOfPart = 0.2

/** Whether a tenth of the letters of a page, or more, are none of the Latin alphabet. */
export function hasOtherLetters(page: Page): boolean {
  const text = mainBlocks(page)
    .map((block) => block.text)
    .join(' ')
    .slice(0, enough)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const others = letters - (text.match(/\p{Script=Latin}/gu)?.length ?? 0)
  return others > 0 && others >= letters / 10
}

/** The language of a tag, without country and script. Written Norwegian has two codes of its own. */
export const primary = (code: string) => (code.toLowerCase().split(/[-_]/)[0] ?? '').replace(/^n[bn]$/, 'no')

/** Whether a tag is of a language in Latin letters, of those that are known here. */
export const isLatin = (code: string) => Object.hasOwn(common, primary(code))

export const isLocale = (code: string | undefined): code is Locale => locales.some((one) => one === code)

// Themes write `lang="en"` on pages in Zulu. Lists of products, too, have hardly a word that joins others, and nothing to judge.
const fewestToBelieve = 200
const leastToBelieve = 0.03

/**
 * Which of the two languages whose wording is judged a page is in: its words decide, and where they do not tell, its
 * `lang`. Undefined: another language, of which only what needs no words is judged.
 */
export function languageOf(page: Page): Locale | undefined {
  const told = languageOfWords(page) ?? (page.language === undefined ? undefined : primary(page.language))
  if (!isLocale(told)) return undefined
  const { counts, all } = countsOf(page)
  return all < fewestToBelieve || (counts.get(told) ?? 0) >= leastToBelieve * all ? told : undefined
}
