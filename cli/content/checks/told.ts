import type { Locale } from '../../../src/site/locales.ts'

/** Number words, each at its own place. */
const words: Readonly<Record<Locale, string>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente',
}
const list = (locale: Locale) => words[locale].split(' ')
export const numberWords: Readonly<Record<Locale, readonly string[]>> = {
  en: list('en').slice(2),
  fr: list('fr').slice(2),
}

/** `twelve` and `12` are one number. */
export function numberIn(word: string, locale: Locale): number {
  const at = list(locale).indexOf(word.toLowerCase())
  return at < 0 ? Number(word) : at === 21 ? 30 : at
}

/** `+4.6` and `4,6` are one number. */
export const digitsOf = (number: string) => number.replace(/[+−]/, '').replace(',', '.')

/** What pages count, and the directive or the collection that has it. */
export const countedThings: readonly {
  noun: Readonly<Record<Locale, string>>
  directive: RegExp
  /** Its number of entries, and of those of each category, may be counted on any page. */
  collection?: string
}[] = [
  { noun: { en: 'works', fr: 'travaux' }, directive: /::source-list\{ids="([^"]*)"/g },
  {
    noun: { en: 'terms', fr: 'termes' },
    directive: /::terms\{ids="([^"]*)"/g,
    collection: 'glossary',
  },
  {
    noun: { en: '(?:short )?answers below', fr: 'réponses avec leurs sources' },
    directive: /::questions\{ids="([^"]*)"/g,
  },
]

/** What the site says of itself on several pages. One group of a pattern is one number. */
export const toldTwice: readonly ({ what: string } & Readonly<Record<Locale, RegExp>>)[] = [
  {
    what: 'the time to first citations, in days,',
    en: /first citations[^.;|]{0,40}?(\d+) to (\d+) days|\b(\d+) to (\d+) days for (?:the )?first citations/gi,
    fr: /premières citations[^.;|]{0,60}?(\d+) à (\d+) jours|(\d+) à (\d+) jours pour les premières citations/gi,
  },
  {
    what: 'the time to results, in days,',
    en: /results[^.;|]{0,20}?within (\d+) days/gi,
    fr: /résultats[^.;|]{0,20}?sous (\d+) jours/gi,
  },
  {
    what: 'the number of requests a day',
    en: /(two|three|four|five|\d+) (?:audit )?requests (?:a|per) day/gi,
    fr: /(deux|trois|quatre|cinq|\d+) demandes par jour/gi,
  },
  {
    what: 'the notice, in days,',
    en: /(\d+) days['’] (?:written )?notice/gi,
    fr: /préavis (?:écrit )?de (\d+) jours/gi,
  },
  {
    what: 'the number of questions in the free audit',
    en: /free audit[^.;|]{0,60}?\b(ten|twenty|\d+) questions/gi,
    fr: /audit gratuit[^.;|]{0,60}?(dix|vingt|\d+) questions/gi,
  },
  {
    what: 'the length of the first call, in minutes,',
    en: /(\d+)[- ]minutes? call|(?:book|take) (\d+) minutes with us/gi,
    fr: /entretien de (\d+) minutes|parlons-en (\d+) minutes/gi,
  },
]
