import { distance } from './distance.ts'

/**
 * The name that was probably meant; undefined if none is near enough.
 * @param candidates in the order in which they are preferred when equally near
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const folded = word.toLowerCase()
  // Of a short word, two slips leave nothing.
  let limit = word.length < 5 ? 1 : word.length < 9 ? 2 : 3
  let best: { name: string; score: number } | undefined
  for (const name of candidates) {
    const slips = distance(folded, name.toLowerCase(), limit)
    if (slips > limit) continue
    // The first letter is seldom wrong, and a slip that keeps the letters is likelier than one that changes them.
    const score = slips + (name[0]?.toLowerCase() === folded[0] ? 0 : 0.3) + (sameLetters(folded, name) ? 0 : 0.2)
    if (!best || score < best.score) best = { name, score }
    limit = Math.min(limit, Math.ceil(best.score))
  }
  return best?.name
}

const sameLetters = (folded: string, name: string) =>
  new Set(folded).symmetricDifference(new Set(name.toLowerCase())).size === 0
