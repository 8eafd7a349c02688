import { localeNamed } from '../../site/locales.ts'
import { writing } from '../../site/writing.ts'

/** Words from either end of a passage in its text fragment: enough to find it, short enough to paste. */
const fragmentWords = 4

/**
 * The text fragment of a sentence, `:~:text=first words,last words`: a link with it opens the page at the sentence.
 * https://wicg.github.io/scroll-to-text-fragment/
 */
export function fragmentOf(sentence: string): string {
  const words = sentence.split(/\s+/).filter(Boolean)
  if (words.length === 0) return ''
  // A hyphen next to the text would be read as syntax.
  const encode = (part: readonly string[]) => encodeURIComponent(part.join(' ')).replaceAll('-', '%2D')
  const first = encode(words.slice(0, fragmentWords))
  return words.length <= 2 * fragmentWords
    ? `:~:text=${encode(words)}`
    : `:~:text=${first},${encode(words.slice(-fragmentWords))}`
}

/** A reference as it is pasted into a text: the sentence in the quotation marks of its language, whose, where, when. */
export function referenceTo({
  sentence,
  sources,
  title,
  updated,
  url,
  locale,
}: {
  sentence: string
  /** Works that it rests on; may be empty. */
  sources: string
  title: string
  /** ISO date. */
  updated: string
  url: string
  locale: string
}): string {
  const quoted = writing[localeNamed(locale)].quotes.join(sentence)
  return `${quoted}${sources && ` (${sources})`} ${title}, ${updated}. ${url}`
}
