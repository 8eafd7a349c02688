/** Milliseconds after which a cached page is shown in place of one that has not arrived. */
const patience = 3_000

/**
 * The answer of the network, unless a cached copy is better: when there is no answer, none for long, or one that says that
 * the server has failed.
 * @param kept called only then @returns `undefined` without a network and a copy
 */
export async function networkFirst(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  wait = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time)),
): Promise<Response | undefined> {
  const answer = network.catch(() => undefined)
  const first = await Promise.race([answer, wait(patience)])
  if (first && first.status < 500) return first
  return (await kept()) ?? answer
}
