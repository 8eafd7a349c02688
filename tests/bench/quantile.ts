/** The one in the middle, by a number of each. @throws when there is none */
export function medianBy<One>(all: readonly One[], numberOf: (one: One) => number): One {
  const middle = all.toSorted((a, b) => numberOf(a) - numberOf(b))[Math.floor(all.length / 2)]
  if (middle === undefined) throw new Error('Nothing was measured.')
  return middle
}

/** The value that this part of the numbers is below; 0.5: their median. 0 for an empty list. */
export const quantile = (numbers: readonly number[], part = 0.5) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0
