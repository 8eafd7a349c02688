/** A place that somebody holds: a connection, or the body that is being sent over one. */
export type Seat = {
  /** From now on the server is at work for whoever sits here, who is not moved out meanwhile. */
  settle(): void
  /** From now on the server waits for them again. */
  wait(): void
  leave(): void
}

/** Milliseconds after which whoever is being served must be hanging, too: no answer takes so long that is taken. */
const longestWork = 15_000

type Held = { weight: number; waits: boolean; since: number; moveOut: () => void }

/**
 * Gives out places up to a weight in all and for one address. When there is none left, whoever the server has waited for
 * longest is moved out, of the address that holds most: hanging clients make room for those who send what they have to
 * say at once, also when both come from one address.
 */
export function createSeats(limits: { all: number; perAddress: number }) {
  const byAddress = new Map<string, Set<Held>>()
  const weights = new Map<string, number>()
  let taken = 0

  function remove(address: string, held: Held): void {
    const holders = byAddress.get(address)
    if (!holders?.delete(held)) return
    taken -= held.weight
    weights.set(address, (weights.get(address) ?? 0) - held.weight)
    if (holders.size > 0) return
    byAddress.delete(address)
    weights.delete(address)
  }

  function makeRoomAt(address: string): boolean {
    for (const held of byAddress.get(address) ?? []) {
      if (!held.waits && performance.now() - held.since < longestWork) continue
      remove(address, held)
      held.moveOut()
      return true
    }
    return false
  }

  function makeRoom(): boolean {
    let heaviest = ''
    for (const [address, weight] of weights) if (weight > (weights.get(heaviest) ?? 0)) heaviest = address
    return makeRoomAt(heaviest) || [...byAddress.keys()].some(makeRoomAt)
  }

  /** A seat to wait in, or `undefined` when the server is at work for everybody who sits. */
  return function take(address: string, weight: number, moveOut: () => void): Seat | undefined {
    while ((weights.get(address) ?? 0) + weight > limits.perAddress) if (!makeRoomAt(address)) return undefined
    while (taken + weight > limits.all) if (!makeRoom()) return undefined
    const held: Held = { weight, waits: true, since: performance.now(), moveOut }
    const holders = byAddress.get(address) ?? new Set()
    byAddress.set(address, holders.add(held))
    weights.set(address, (weights.get(address) ?? 0) + weight)
    taken += weight
    return {
      settle: () => {
        held.waits = false
        held.since = performance.now()
      },
      wait: () => {
        held.waits = true
        // To the end: the order of the set is how long they have been waited for.
        if (holders.delete(held)) holders.add(held)
      },
      leave: () => remove(address, held),
    }
  }
}
