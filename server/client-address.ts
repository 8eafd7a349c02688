import { isIP } from 'node:net'

/**
 * The address a request comes from: the connection's own, or, behind proxies that are ours, the entry of
 * X-Forwarded-For that the outermost of them wrote. Entries further left were sent by the client and may say anything.
 */
export function clientAddress(connection: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0) return connection
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  const entry = entries.at(-trustedProxies) ?? ''
  return isIP(entry) ? entry : connection
}
