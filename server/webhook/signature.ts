import { createHmac } from 'node:crypto'

/**
 * The headers that prove who sent a message and when (standardwebhooks.com, for which receivers find libraries).
 * A secret `whsec_<base64>` stands for those bytes, any other for itself. `seconds` since the epoch.
 */
export function sign(secret: string, id: string, seconds: number, body: string): Record<string, string> {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'Webhook-Id': id, 'Webhook-Timestamp': String(seconds), 'Webhook-Signature': `v1,${signature}` }
}
