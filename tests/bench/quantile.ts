/** The value that this part of the numbers is below; 0.5: their median. 0 for an empty list. */
export const quantile = (numbers: readonly number[], part = 0.5) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0
