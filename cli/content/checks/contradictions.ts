import type { Locale } from '../../../src/site/locales.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { type Passage, placeAt } from '../passage.ts'
import { contentRules as rules } from '../rules.ts'

/** A sentence that says within how many hours or days somebody answers or corrects. */
const promise: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:answer|repl(?:y|ies)|respond|correct)\w*\b[^.;]{0,60}?\bwithin (\d+ (?:hours|days|business days))\b/gi,
  fr: /(?:répond|réponse|corrig)[\p{L}]*[^.;]{0,60}?sous (\d+ (?:heures|jours))/giu,
}

const numbers: Readonly<Record<Locale, readonly string[]>> = {
  en: ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
}
const works: Readonly<Record<Locale, string>> = { en: 'works', fr: 'travaux' }

/** Promises that are typed again instead of taken from the ledger: two of them soon say two things. */
export function checkPromises({ source, runs }: Passage): Finding[] {
  return runs.flatMap(({ start, end }) =>
    [...source.text.slice(start, end).matchAll(promise[source.locale])].map((match) =>
      found(rules.promise, placeAt(source, start + match.index), `'${match[1]}' is promised, in words of its own.`),
    ),
  )
}

/** A page that counts the works it lists, and counts wrongly. */
export function checkCounts(passages: readonly Passage[]): Finding[] {
  const source = passages[0]?.source
  const listed = /::source-list\{ids="([^"]*)"/.exec(source?.text ?? '')?.[1]?.split(/\s+/).length
  if (!source || !listed) return []
  const pattern = new RegExp(`(${numbers[source.locale].filter(Boolean).join('|')}|\\d+) ${works[source.locale]}`, 'gi')
  return passages.flatMap(({ runs }) =>
    runs.flatMap(({ start, end }) =>
      [...source.text.slice(start, end).matchAll(pattern)].flatMap((match) => {
        const word = (match[1] ?? '').toLowerCase()
        const said = numbers[source.locale].indexOf(word)
        return (said > 0 ? said : Number(word)) === listed
          ? []
          : [found(rules.count, placeAt(source, start + match.index), `'${match[0]}', and the page lists ${listed}.`)]
      }),
    ),
  )
}
