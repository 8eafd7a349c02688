import { pseudoWords } from 'virtual:citence/pseudo-words'
import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { createContext, type ReactNode, useContext } from 'react'
import { loadI18n } from '../../src/app/i18n.ts'
import { pageWords } from '../../src/app/words.ts'
import { checkerWords } from '../../src/checker/words.ts'
import { lateWords } from '../../src/consent/words.ts'
import { roiWords } from '../../src/roi/words.ts'
import type { Locale } from '../../src/site/locales.ts'
import { addWords } from '../../src/ui/add-words.ts'
import type { Choice } from './toolbar.ts'

/** A language to show things in. The pseudo-language is English with our own words accented and longer. */
export type Words = { i18n: I18n; locale: Locale; pseudo: boolean }

const kept = new Map<string, Promise<Words>>()

/** The words for the toolbar's choice; `own`: the language of the story. */
export function wordsFor(asked: Choice<'language'>, own: Locale): Promise<Words> {
  const language = asked === 'own' || asked === 'both' ? own : asked
  const known = kept.get(language) ?? load(language)
  kept.set(language, known)
  return known
}

async function load(language: Locale | 'pseudo'): Promise<Words> {
  // Not a language of the lazily loaded catalogs, which would replace the words with English ones.
  if (language === 'pseudo')
    return { i18n: setupI18n({ locale: 'en-XA', messages: { 'en-XA': pseudoWords } }), locale: 'en', pseudo: true }
  const i18n = await loadI18n(language)
  await Promise.all([addWords(i18n, pageWords), addWords(i18n, roiWords), addWords(i18n, checkerWords)])
  i18n.load(language, await lateWords(language))
  return { i18n, locale: language, pseudo: false }
}

export const StageContext = createContext<Words | null>(null)

/** The language of the stage that a story is on. */
export function useWords(): Words {
  const words = useContext(StageContext)
  if (!words) throw new Error('.storybook/preview.tsx puts every story on a stage; this one is on none.')
  return words
}

/** A story with words: ``inWords((say) => <Button>{say(msg`Send`)}</Button>)``. */
export const inWords = (show: (say: (words: MessageDescriptor) => string) => ReactNode) => ({
  render: function Shown() {
    const { i18n } = useWords()
    return show((words) => i18n._(words))
  },
})
