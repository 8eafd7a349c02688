/** A function whose result is worked out once for each object, and kept as long as the object is. */
export function memoize<One extends WeakKey, Result>(work: (one: One) => Result): (one: One) => Result {
  const known = new WeakMap<One, { result: Result }>()
  return (one) => {
    const found = known.get(one) ?? { result: work(one) }
    known.set(one, found)
    return found.result
  }
}
