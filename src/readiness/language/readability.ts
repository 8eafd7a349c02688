import type { Locale } from '../../site/locales.ts'
import { wordings } from './wording.ts'

/**
 * Ease of reading, about 0 (hard) to 100 (easy): Flesch 1948 for English, Kandel and Moles 1958 for French. Both count
 * words a sentence and syllables a word; the weights are the authors'.
 */
export function readingEase(text: string, locale: Locale): number | undefined {
  const sentences = text.split(/(?<![.!?…])[.!?…]+(?=[\s\u00a0\u202f]|$)/u).filter((one) => /\p{L}/u.test(one)).length
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  // Too little text gives any number.
  if (words.length < 100 || sentences === 0) return undefined
  let syllables = 0
  for (const [word, count] of counted(words)) syllables += count * syllablesOf(word, locale)
  const perSentence = words.length / sentences
  const perWord = syllables / words.length
  return wordings[locale].ease(perSentence, perWord)
}

/** Most words of a text are in it more than once. */
function counted(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Groups of vowels; a silent e at the end is none. */
function syllablesOf(word: string, locale: Locale): number {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const body = plain.replace(wordings[locale].silent, '')
  return Math.max(1, body.match(/[aeiouy]+/g)?.length ?? 0)
}
