import type { Locale } from '../../site/locales.ts'
import type { Message } from '../message.ts'
import { english } from './en.ts'
import { french } from './fr.ts'

/** What is known of the wording of a language whose pages are judged by it. A pattern that finds nothing is `/(?!)/`. */
export type Wording = {
  /** Shares and multiples: what a reader takes for a measurement. */
  readonly figures: RegExp
  /** Words that claim a rank or promise a result. */
  readonly superlatives: RegExp
  /** What stands before such a word where others are told to have said it. */
  readonly reported: RegExp
  /** Words for who writes: of oneself nothing is only reported. */
  readonly own: RegExp
  /** A sentence that denies a promise makes none. */
  readonly denied: RegExp
  /** Beginnings that announce an answer instead of giving it. */
  readonly evasions: RegExp
  /** Words of three letters and more that a text repeats for its grammar. */
  readonly grammar: string
  /** Ease of reading, about 0 (hard) to 100 (easy), by words a sentence and syllables a word. */
  readonly ease: (perSentence: number, perWord: number) => number
  /** The end of a word that is written and not spoken. */
  readonly silent: RegExp
  /** What stubs to paste say, so that they do not put another language into the page. */
  readonly stubs: { readonly updated: string; readonly definition: string; readonly links: string }
  /** What betrays that a page was set for another language, unless its `lang` is that of a country where it is the rule. */
  readonly slips: readonly { readonly pattern: RegExp; readonly says: Message; readonly unless?: RegExp }[]
}

export const wordings: Readonly<Record<Locale, Wording>> = { en: english, fr: french }
