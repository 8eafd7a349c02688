import { wordsIn } from '../page/words.ts'
import { isJoining } from './language-of.ts'

/** How much it takes where the hiding itself is odd, and where it is what menus and tabs do. */
const short = { fewest: 10, times: 3, share: 0.15 }
const long = { fewest: 20, times: 5, share: 0.1 }
const longestRead = 5000

/** Whether a text is keywords heaped up: no sentences, and one word again and again. Prose joins a third of its words. */
export function isKeywordMass(text: string, isSure: boolean): boolean {
  const { fewest, times, share } = isSure ? short : long
  const all = wordsIn(text.slice(0, longestRead).toLowerCase())
  if (all.length < fewest) return false
  const counts = new Map<string, number>()
  let joined = 0
  for (const word of all) {
    if (isJoining(word)) joined++
    else if (word.charCodeAt(0) > 0x24f) return false
    else if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  return joined < 0.15 * all.length && most >= times && most >= share * all.length
}
