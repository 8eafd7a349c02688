import { msg } from '#lingui/macro'
import type { Locale } from '../../site/locales.ts'
import type { Message } from '../message.ts'
import { countWords } from '../page/words.ts'

const longestSentence = 45

const evasions: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:in this (?:article|guide|section|page)|let['’]s |let us |have you ever|many people|as we all know|it is (?:important|worth)|nowadays|in today['’]s|welcome|we will (?:see|look)|this (?:article|section) (?:explains|covers|will))/iu,
  fr: /^(?:dans cet? (?:article|guide|section|page)|découvr(?:ez|ons)|vous êtes-vous déjà|de nos jours|à l['’]ère|il est important|il convient|bienvenue|nous (?:verrons|allons)|cet article (?:explique|présente)|beaucoup de gens)/iu,
}

/** Why a text does not begin with an answer. */
export function evasionOf(text: string, locale: Locale): Message | undefined {
  const [sentence = ''] = text.trim().split(/(?<=[.!?…])[\s\u00a0\u202f]+(?=[\p{Lu}«“"\d])/u)
  const words = countWords(sentence)
  const start = sentence.slice(0, 60)
  if (evasions[locale].test(sentence)) return msg`the first sentence announces instead of answering: ''${{ start }}…'.`
  if (/\?\s*$/.test(sentence)) return msg`the first sentence asks: ''${{ start }}''.`
  if (words > longestSentence) return msg`the first sentence has ${{ words }} words.`
  return undefined
}
