type Found<Result> = { readonly result: Result }
type Store<One, Result> = Pick<Map<One, Found<Result>>, 'get'> & { set(one: One, found: Found<Result>): unknown }

// Bundlers leave out what is made with these and never called.

/** A function whose result is worked out once for each thing, and kept in a store: a map, for few names or those of one page. */
/* @__NO_SIDE_EFFECTS__ */
export const memoizeIn =
  <One, Result>(known: Store<One, Result>, work: (one: One) => Result) =>
  (one: One): Result => {
    const found = known.get(one) ?? { result: work(one) }
    known.set(one, found)
    return found.result
  }

/** The same for objects, each result kept as long as the object is. */
/* @__NO_SIDE_EFFECTS__ */
export const memoize = <One extends WeakKey, Result>(work: (one: One) => Result) => memoizeIn(new WeakMap(), work)
