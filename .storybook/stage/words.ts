import { pseudoWords } from 'virtual:citence/pseudo-words'
import { type I18n, setupI18n } from '@lingui/core'
import { loadI18n } from '../../src/app/i18n.ts'
import { pageWords } from '../../src/app/page-words.ts'
import { checkerWords } from '../../src/checker/words.ts'
import { lateWords } from '../../src/consent/words.ts'
import { roiWords } from '../../src/roi/words.ts'
import type { Locale } from '../../src/site/locales.ts'
import { addWords } from '../../src/ui/add-words.ts'
import type { Choice } from './toolbar.ts'

/** A language to show things in. The pseudo-language is English with every word of ours accented and longer. */
export type Words = { i18n: I18n; locale: Locale; pseudo: boolean }

const kept = new Map<string, Promise<Words>>()

/** The words for what the toolbar asks for; `own`: the language that a story is written in. */
export function wordsFor(asked: Choice<'language'>, own: Locale): Promise<Words> {
  const language = asked === 'own' || asked === 'both' ? own : asked
  const known = kept.get(language) ?? load(language)
  kept.set(language, known)
  return known
}

async function load(language: Locale | 'pseudo'): Promise<Words> {
  // No language that our lazy catalogs know: they would put English words in.
  if (language === 'pseudo')
    return { i18n: setupI18n({ locale: 'en-XA', messages: { 'en-XA': pseudoWords } }), locale: 'en', pseudo: true }
  const i18n = await loadI18n(language)
  await Promise.all([addWords(i18n, pageWords), addWords(i18n, roiWords), addWords(i18n, checkerWords)])
  i18n.load(language, await lateWords(language))
  return { i18n, locale: language, pseudo: false }
}
