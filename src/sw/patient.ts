/** Milliseconds after which a page that is kept is shown in place of one that does not come. */
const patience = 3_000

/**
 * What the network gives, unless a kept copy is better: when nothing comes, when nothing comes for long, and when what comes
 * says that the server is in trouble.
 * @param kept looked for only then @returns `undefined` without a network and a copy
 */
export async function patient(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  wait = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time)),
): Promise<Response | undefined> {
  const answer = network.catch(() => undefined)
  const first = await Promise.race([answer, wait(patience)])
  if (first && first.status < 500) return first
  return (await kept()) ?? answer
}
