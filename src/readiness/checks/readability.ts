import { msg } from '#lingui/macro'
import { countEach } from '../../site/count-each.ts'
import type { Locale } from '../../site/locales.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { isFiller } from '../language/filler.ts'
import { wordings } from '../language/wording.ts'
import { mainBlocks } from '../page/page.ts'

// Flesch calls what is below 30 very difficult.
const hard = 30
const unreadable = 0

export const readability: Check = {
  id: 'evidence/readability',
  weight: 2,
  grade: 'B',
  title: msg`The text reads easily.`,
  why: msg`On GEO-bench simpler wording and better fluency raised visibility without any new information.`,
  remedy: msg`Shorten the sentences, take the shorter word.`,
  source: 'https://arxiv.org/abs/2311.09735',
  counter: {
    says: msg`Formulas count letters, not sense: a technical text is hard by its terms.`,
    source: 'https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests',
  },
  judge({ page, language }) {
    if (!language) return skip(msg`Only English and French are read.`)
    const prose = mainBlocks(page)
      .filter(
        ({ kind, quoted, text }) =>
          (kind === 'text' || kind === 'item') &&
          !quoted &&
          !isFiller(text) &&
          /[.!?…]\s*(?:\[\d+\]\s*)*$/.test(text.slice(-40)),
      )
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 200_000)
    const ease = readingEase(prose, language)
    if (ease === undefined) return skip(msg`The text is too short to tell.`)
    const score = Math.round(ease)
    const facts = msg`Reading ease (Flesch): ${{ score }} of 100.`
    if (ease < unreadable) return fail(remark(facts))
    if (ease < hard) return warn(remark(facts))
    return pass(facts)
  },
}

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
  // Most words of a text are in it more than once.
  for (const [word, count] of countEach(words)) syllables += count * syllablesOf(word, locale)
  const perSentence = words.length / sentences
  const perWord = syllables / words.length
  return wordings[locale].ease(perSentence, perWord)
}

/** Groups of vowels; a silent e at the end is none. */
function syllablesOf(word: string, locale: Locale): number {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const body = plain.replace(wordings[locale].silent, '')
  return Math.max(1, body.match(/[aeiouy]+/g)?.length ?? 0)
}
