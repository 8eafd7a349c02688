import { wordsIn } from '../page/words.ts'
import { isJoining } from './language-of.ts'

/**
 * How much it takes: words, times and share of the commonest, share of the words that join others to sentences, and how
 * often the commonest pair of words comes again.
 */
type Measure = {
  readonly fewest: number
  readonly times: number
  readonly share: number
  readonly joined: number
  readonly pairs?: number
}
/** Where the hiding itself is odd. */
const odd: readonly Measure[] = [
  { fewest: 10, times: 3, share: 0.15, joined: 0.15 },
  { fewest: 20, times: 5, share: 0.12, joined: 0.4 },
]
/** Where it is what menus and tabs do. Prose joins a third of its words, and repeats none so often. */
const common: readonly Measure[] = [
  { fewest: 20, times: 5, share: 0.1, joined: 0.15 },
  { fewest: 12, times: 6, share: 0.22, joined: 0.5 },
  { fewest: 20, times: 6, share: 0.15, joined: 0.45, pairs: 4 },
]
const longestRead = 5000
/** Of the words of what defines the signs of formulas, in TeX, at least this share begins with a backslash. */
const commands = 0.25

/** Whether a text is keywords heaped up: hardly a sentence, and one word again and again. */
export function isKeywordMass(text: string, isOdd: boolean): boolean {
  const read = text.slice(0, longestRead).toLowerCase()
  const all = wordsIn(read)
  if ((read.match(/\\[a-z]/g)?.length ?? 0) > commands * all.length) return false
  const counts = new Map<string, number>()
  const pairs = new Map<string, number>()
  let joined = 0
  let before = ''
  for (const word of all) {
    if (isJoining(word)) joined++
    else if (word.charCodeAt(0) > 0x24f) return false
    else if (word.length > 2) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      const pair = `${before} ${word}`
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
      before = word
    }
  }
  const most = Math.max(0, ...counts.values())
  const mostPaired = Math.max(0, ...pairs.values())
  return (isOdd ? odd : common).some(
    (measure) =>
      all.length >= measure.fewest &&
      most >= measure.times &&
      most >= measure.share * all.length &&
      joined < measure.joined * all.length &&
      mostPaired >= (measure.pairs ?? 0),
  )
}
