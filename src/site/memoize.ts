type Found<Result> = { readonly result: Result }
type Store<One, Result> = Pick<Map<One, Found<Result>>, 'get'> & { set(one: One, found: Found<Result>): unknown }

const once =
  <One, Result>(known: Store<One, Result>, work: (one: One) => Result) =>
  (one: One): Result => {
    const found = known.get(one) ?? { result: work(one) }
    known.set(one, found)
    return found.result
  }

/** A function whose result is worked out once for each object, and kept as long as the object is. */
export const memoize = <One extends WeakKey, Result>(work: (one: One) => Result) => once(new WeakMap(), work)

/** The same for names, kept as long as the function is: for few names, or those of one page. */
export const memoizeByName = <Result>(work: (name: string) => Result) => once(new Map(), work)
