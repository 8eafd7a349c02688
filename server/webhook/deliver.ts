import type { Delivery } from './deliveries.ts'
import { sign } from './signature.ts'

export type Target = { url: string; secret: string }

/** Milliseconds that a receiver has to acknowledge. */
const patience = 10_000

/** Posts one event; resolves to what went wrong, or to `undefined` when the receiver acknowledged with a 2xx. */
export async function deliver(
  { url, secret }: Target,
  { id, event }: Delivery,
  now: () => number,
  closing: AbortSignal,
): Promise<string | undefined> {
  const body = JSON.stringify(event)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'citence-webhook',
        // A receiver that has seen the id answers 200 and does nothing.
        ...sign(secret, id, Math.floor(now() / 1000), body),
      },
      body,
      // A lead goes where the owner said, and nowhere else.
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(patience), closing]),
    })
    await response.body?.cancel()
    return response.ok ? undefined : `status ${response.status}`
  } catch (error) {
    return reasonOf(error)
  }
}

/** Node's fetch says 'fetch failed'; what failed is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  const { cause } = error
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : error.message
}
