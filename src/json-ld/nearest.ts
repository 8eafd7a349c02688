/**
 * The name that was probably meant; undefined when none is similar enough.
 * @param candidates the earlier one wins when two are equally similar
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const folded = word.toLowerCase()
  // Two errors in a short word leave too little of it.
  let limit = word.length < 5 ? 1 : word.length < 9 ? 2 : 3
  let best: { name: string; score: number } | undefined
  for (const name of candidates) {
    const slips = distance(folded, name.toLowerCase(), limit)
    if (slips > limit) continue
    // The first letter is rarely wrong, and reordered letters are likelier than changed ones.
    const score = slips + (name[0]?.toLowerCase() === folded[0] ? 0 : 0.3) + (sameLetters(folded, name) ? 0 : 0.2)
    if (!best || score < best.score) best = { name, score }
    limit = Math.min(limit, Math.ceil(best.score))
  }
  return best?.name
}

const sameLetters = (folded: string, name: string) => lettersOf(folded) === lettersOf(name.toLowerCase())
const lettersOf = (word: string) => [...new Set(word)].sort().join('')

/**
 * Edit distance of two words: letters added, left out, replaced or swapped with their neighbour (Damerau; without
 * swaps, `nmae` is as near to `image` as to `name`).
 * @param limit stop counting above it
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let [before, row] = [
    new Array<number>(b.length + 1).fill(0),
    Array.from({ length: b.length + 1 }, (_, index) => index),
  ]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
