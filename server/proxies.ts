import { BlockList, isIP, type Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

/** The address at the other end of a request's connection; '' once that is gone. */
export const connectionOf = ({ env }: { env: HttpBindings }): string => env.incoming.socket.remoteAddress ?? ''

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

/** Headers by which a proxy tells for whom it sends a request; browsers send none of them. */
const names = [
  ...'x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip x-client-ip forwarded via'.split(' '),
  // Headers of vendors.
  ...'cf-connecting-ip true-client-ip fastly-client-ip x-cluster-client-ip x-envoy-external-address'.split(' '),
]

function saysForWhom(headers: Headers): boolean {
  return names.some((name) => headers.has(name))
}

type Ends = Pick<Socket, 'remoteAddress' | 'localAddress'>

/**
 * Whether a request was made on this machine, without a proxy. A proxy on the same machine also connects from there,
 * but adds one of those headers.
 */
export function isFromThisMachine({ remoteAddress = '', localAddress }: Ends, headers: Headers): boolean {
  const local = remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress) || remoteAddress === localAddress
  return local && !saysForWhom(headers)
}

/** Networks from which an owner's proxy connects; from elsewhere, such a header was invented by the visitor. */
const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addSubnet('fc00::', 7, 'ipv6')
near.addAddress('::1', 'ipv6')

const hour = 60 * 60 * 1000

/**
 * Compares TRUSTED_PROXIES with the requests, and warns at once and then every hour when it does not fit: set too low,
 * all visitors count as one address and the limits refuse them; set too high, visitors choose the address that the
 * limits count.
 */
export function watchProxies(trustedProxies: number, now: () => number, say: (line: string) => void) {
  let said = Number.NEGATIVE_INFINITY
  let problem: string | undefined

  return {
    /** What is wrong, as seen in the last hour. */
    problem: () => (now() - said < hour ? problem : undefined),
    see(connection: string, headers: Headers): void {
      if (now() - said < hour) return
      problem = trustedProxies === 0 ? withoutTrust(connection, headers) : withoutProxy(trustedProxies, headers)
      if (problem === undefined) return
      said = now()
      say(`WARNING: ${problem}`)
    },
  }
}

function withoutTrust(connection: string, headers: Headers): string | undefined {
  if (!near.check(connection, connection.includes(':') ? 'ipv6' : 'ipv4') || !saysForWhom(headers)) return undefined
  return (
    `a proxy is in front (it connects from ${connection}), and TRUSTED_PROXIES is 0. All visitors count as one ` +
    'address, and the limits refuse honest ones. Set TRUSTED_PROXIES to the number of proxies that are yours.'
  )
}

function withoutProxy(trustedProxies: number, headers: Headers): string | undefined {
  const entries = headers.get('x-forwarded-for')?.split(',').length ?? 0
  if (entries >= trustedProxies) return undefined
  return (
    `TRUSTED_PROXIES is ${trustedProxies}, and a request came with ${entries} entries in X-Forwarded-For. Whoever ` +
    'reaches this server directly can choose the address that limits count by. Set TRUSTED_PROXIES to the number of ' +
    'proxies that append to X-Forwarded-For, and let nobody past them.'
  )
}
