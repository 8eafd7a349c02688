import type { Locale } from '../../../src/site/locales.ts'

/** What pages count, and the directive that has it. */
export const countedThings = {
  works: /::source-list\{ids="([^"]*)"/,
  terms: /::terms\{ids="([^"]*)"/,
  answers: /::questions\{ids="([^"]*)"/,
} as const

/** What the site says of itself on several pages. */
export const repeatedFacts = {
  firstCitations: 'the time to first citations, in days,',
  results: 'the time to results, in days,',
  requests: 'the number of requests a day',
  notice: 'the notice, in days,',
  questions: 'the number of questions in the free audit',
  call: 'the length of the first call, in minutes,',
} as const

type Wording = {
  /** Number words from 0 to 20, each at its index, then the one for 30. */
  readonly numbers: string
  readonly counted: Readonly<Record<keyof typeof countedThings, string>>
  /** Each capturing group matches one number. */
  readonly repeated: Readonly<Record<keyof typeof repeatedFacts, RegExp>>
  /** A sentence that says within how many hours or days somebody answers or corrects. */
  readonly promise: RegExp
}

/** How each language says it. */
export const wordings: Readonly<Record<Locale, Wording>> = {
  en: {
    numbers:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty',
    counted: { works: 'works', terms: 'terms', answers: '(?:short )?answers below' },
    repeated: {
      firstCitations:
        /first citations[^.;|]{0,40}?(\d+) to (\d+) days|\b(\d+) to (\d+) days for (?:the )?first citations/gi,
      results: /results[^.;|]{0,20}?within (\d+) days/gi,
      requests: /(two|three|four|five|\d+) (?:audit )?requests (?:a|per) day/gi,
      notice: /(\d+) days['’] (?:written )?notice/gi,
      questions: /free audit[^.;|]{0,60}?\b(ten|twenty|\d+) questions/gi,
      call: /(\d+)[- ]minutes? call|(?:book|take) (\d+) minutes with us/gi,
    },
    promise:
      /\b(?:answer|repl(?:y|ies)|respond|correct)\w*\b[^.;]{0,60}?\bwithin (\d+ (?:hours|days|business days))\b/gi,
  },
  fr: {
    numbers:
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente',
    counted: { works: 'travaux', terms: 'termes', answers: 'réponses avec leurs sources' },
    repeated: {
      firstCitations:
        /premières citations[^.;|]{0,60}?(\d+) à (\d+) jours|(\d+) à (\d+) jours pour les premières citations/gi,
      results: /résultats[^.;|]{0,20}?sous (\d+) jours/gi,
      requests: /(deux|trois|quatre|cinq|\d+) demandes par jour/gi,
      notice: /préavis (?:écrit )?de (\d+) jours/gi,
      questions: /audit gratuit[^.;|]{0,60}?(dix|vingt|\d+) questions/gi,
      call: /entretien de (\d+) minutes|parlons-en (\d+) minutes/gi,
    },
    promise: /(?:répond|réponse|corrig)[\p{L}]*[^.;]{0,60}?sous (\d+ (?:heures|jours))/giu,
  },
}

const list = (locale: Locale) => wordings[locale].numbers.split(' ')

/** From two on: one and none are also articles. */
export const numberWords = (locale: Locale) => list(locale).slice(2)

/** `twelve` and `12` are one number. */
export function numberIn(word: string, locale: Locale): number {
  const at = list(locale).indexOf(word.toLowerCase())
  return at < 0 ? Number(word) : at === 21 ? 30 : at
}

/** `+4.6` and `4,6` are one number. */
export const digitsOf = (number: string) => number.replace(/[+−]/, '').replace(',', '.')
