/** A slot taken by a connection, or by the body being sent over one. */
export type Slot = NonNullable<ReturnType<ReturnType<typeof createSlots>>>

/** A client being served for longer counts as hanging, too: a client that reads its answer takes less. */
const hangsAfterMs = 15_000

type Held = { weight: number; waits: boolean; since: number; evict: () => void }

/**
 * Gives out slots up to a total weight and a weight per address. When there is none left, the address with the most
 * weight loses the client that the server has waited for longest: hanging clients make room for those that send at
 * once, even from the same address.
 */
export function createSlots(limits: { all: number; perAddress: number }) {
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
      if (!held.waits && performance.now() - held.since < hangsAfterMs) continue
      remove(address, held)
      held.evict()
      return true
    }
    return false
  }

  function makeRoom(): boolean {
    let heaviest = ''
    for (const [address, weight] of weights) if (weight > (weights.get(heaviest) ?? 0)) heaviest = address
    return makeRoomAt(heaviest) || [...byAddress.keys()].some(makeRoomAt)
  }

  /** Takes a slot, at first waiting for the client; `undefined` when all slots belong to clients being served. */
  return function take(address: string, weight: number, evict: () => void) {
    while ((weights.get(address) ?? 0) + weight > limits.perAddress) if (!makeRoomAt(address)) return undefined
    while (taken + weight > limits.all) if (!makeRoom()) return undefined
    const held: Held = { weight, waits: true, since: performance.now(), evict }
    const holders = byAddress.get(address) ?? new Set()
    byAddress.set(address, holders.add(held))
    weights.set(address, (weights.get(address) ?? 0) + weight)
    taken += weight
    return {
      /** Now the client waits for the server: it keeps its slot. */
      protect: () => {
        held.waits = false
        held.since = performance.now()
      },
      /** Now the server waits for the client: it may lose its slot. */
      allowEviction: () => {
        held.waits = true
        // Moves to the end: the set is ordered by how long the server has waited.
        if (holders.delete(held)) holders.add(held)
      },
      release: () => remove(address, held),
    }
  }
}
