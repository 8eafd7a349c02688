import type { Socket } from 'node:net'
import { saysForWhom } from '../proxies.ts'

type Ends = Pick<Socket, 'remoteAddress' | 'localAddress'>

/**
 * Whether a request was made on this machine and came straight here. A proxy on the same machine connects from there,
 * too, but says for whom.
 */
export function isFromThisMachine({ remoteAddress = '', localAddress }: Ends, headers: Headers): boolean {
  const local = remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress) || remoteAddress === localAddress
  return local && !saysForWhom(headers)
}
