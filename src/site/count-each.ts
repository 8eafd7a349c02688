/** How often each thing is among some. */
export function countEach<T>(things: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}
