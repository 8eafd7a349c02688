/** Milliseconds after which a cached page is shown in place of one that has not arrived. */
const patience = 3_000

/** A proxy's page in place of a server that has failed. What the server says itself, as at /health, is JSON. */
const isOfProxy = ({ status, headers }: Response) =>
  status >= 500 && !headers.get('content-type')?.startsWith('application/json')

/**
 * The answer of the network, unless a cached copy is better: when there is no answer, none for long, or one that says that
 * the server has failed.
 * @param kept called only then @returns `undefined` without a copy, where there is no network, or a proxy's page
 */
export async function networkFirst(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined> = async () => undefined,
  wait = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time)),
): Promise<Response | undefined> {
  const answer = network.then(
    (response) => (isOfProxy(response) ? undefined : response),
    () => undefined,
  )
  const first = await Promise.race([answer, wait(patience)])
  if (first && first.status < 500) return first
  return (await kept()) ?? answer
}
