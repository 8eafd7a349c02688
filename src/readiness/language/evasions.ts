import { msg } from '#lingui/macro'
import type { Locale } from '../../site/locales.ts'
import type { Message } from '../message.ts'
import { countWords } from '../page/words.ts'
import { wordings } from './wording.ts'

const longestSentence = 45

/** Why a text does not begin with an answer. */
export function evasionOf(text: string, locale: Locale): Message | undefined {
  const [sentence = ''] = text.trim().split(/(?<=[.!?…])[\s\u00a0\u202f]+(?=[\p{Lu}«“"\d])/u)
  const words = countWords(sentence)
  const start = sentence.slice(0, 60)
  if (wordings[locale].evasions.test(sentence))
    return msg`the first sentence announces instead of answering: “${{ start }}…”.`
  if (/\?\s*$/.test(sentence)) return msg`the first sentence asks: “${{ start }}”.`
  if (words > longestSentence) return msg`the first sentence has ${{ words }} words.`
  return undefined
}
