/** A place taken by a connection, or by the body being sent over one. */
export type Seat = {
  /** Now the client waits for the server: it keeps its place. */
  settle(): void
  /** Now the server waits for the client: it may lose its place. */
  wait(): void
  leave(): void
}

/** Milliseconds after which a client being served counts as hanging, too: a client that reads its answer takes less. */
const longestWork = 15_000

type Held = { weight: number; waits: boolean; since: number; moveOut: () => void }

/**
 * Gives out places up to a total weight and a weight per address. When there is none left, the address with the most
 * weight loses the client that the server has waited for longest: hanging clients make room for those that send at
 * once, even from the same address.
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

  /** Takes a place, at first waiting for the client; `undefined` when all places belong to clients being served. */
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
        // Moves to the end: the set is ordered by how long the server has waited.
        if (holders.delete(held)) holders.add(held)
      },
      leave: () => remove(address, held),
    }
  }
}
