import { isIP } from 'node:net'

/**
 * The address a request comes from: that of the connection or, behind our own proxies, the entry of X-Forwarded-For
 * that the outermost of them wrote. Entries further left were sent by the client and cannot be trusted.
 */
export function clientAddress(connection: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0) return connection
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  return addressIn(entries.at(-trustedProxies) ?? '') ?? connection
}

/** Proxies write an address alone, with a port, in brackets, in quotes (RFC 7239, 6). */
function addressIn(entry: string): string | undefined {
  const bare = entry.replaceAll('"', '')
  const bracketed = bare.startsWith('[') ? (bare.slice(1).split(']')[0] ?? '') : bare
  // An IPv6 address holds colons of its own: a port behind one has to be behind brackets.
  const [beforePort = '', ...others] = bracketed.split(':')
  const address = others.length === 1 ? beforePort : bracketed
  return isIP(address) ? address : undefined
}
