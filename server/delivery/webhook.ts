import { createHmac } from 'node:crypto'
import type { Delivery } from './deliveries.ts'

const first = 10_000
const longest = 60 * 60 * 1000

/**
 * Milliseconds until the next attempt: 10 s, 40 s, 160 s … 1 h, less up to half at random, to spread out deliveries.
 */
export function backoff(attempts: number, chance: number): number {
  return Math.round(Math.min(first * 4 ** (attempts - 1), longest) * (1 - chance / 2))
}

export type Target = { url: string; secret: string }

/** Milliseconds that a receiver has to acknowledge. */
const timeoutMs = 10_000

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
      // A lead is sent to the configured address only.
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), closing]),
    })
    await response.body?.cancel()
    return response.ok ? undefined : `status ${response.status}`
  } catch (error) {
    return reasonOf(error)
  }
}

/** Node's fetch only says 'fetch failed'; the reason is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  const { cause } = error
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : error.message
}

/**
 * The headers that prove sender and time of a message (standardwebhooks.com, with libraries for receivers). A secret
 * `whsec_<base64>` is decoded, any other is used as it is. `seconds` since the epoch.
 */
export function sign(secret: string, id: string, seconds: number, body: string): Record<string, string> {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'Webhook-Id': id, 'Webhook-Timestamp': String(seconds), 'Webhook-Signature': `v1,${signature}` }
}
