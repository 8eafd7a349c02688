import { rankings } from './ranking-lines.ts'

/** How a blind reading ordered pages, beside how their scores do: 1 is the same order, 0 none, -1 the reverse (Spearman). */
export function correlations(scores: ReadonlyMap<string, number>): string[] {
  const measured = rankings.flatMap((hashes, index) => {
    const known = hashes.flatMap((hash, place) => {
      const score = scores.get(hash)
      return score === undefined ? [] : [{ place: -place, score }]
    })
    if (known.length < 3) return []
    const r = spearman(
      known.map(({ place }) => place),
      known.map(({ score }) => score),
    )
    return [{ text: `blind ranking ${index + 1}: ${known.length} pages, ${r.toFixed(2)}`, r }]
  })
  if (measured.length === 0) return []
  const mean = measured.reduce((sum, { r }) => sum + r, 0) / measured.length
  return [...measured.map(({ text }) => text), `mean of the rankings: ${mean.toFixed(2)}`]
}

function spearman(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)]
  const mean = (a.length - 1) / 2
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, index) => sum + (value - mean) * ((y[index] ?? 0) - mean), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

/** What is equal shares the mean of its ranks. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return below + (equal - 1) / 2
  })
}
