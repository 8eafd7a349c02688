import { createHmac, timingSafeEqual } from 'node:crypto'

export type Claims = Record<string, unknown> & { role: string }

export type TokenFault = 'malformed' | 'signature' | 'expired'

/** Checks a token of Supabase's sign-in (HS256). `now` in milliseconds since the epoch. */
export function verifyToken(token: string, secret: string, now: number): Claims | TokenFault {
  const [head, body, signature, ...rest] = token.split('.')
  if (!head || !body || !signature || rest.length > 0) return 'malformed'
  // The algorithm is ours to choose, not the token's: 'none' and public-key confusion end here.
  if (decode(head)?.alg !== 'HS256') return 'malformed'
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'signature'
  const claims = decode(body)
  if (!claims) return 'malformed'
  if (typeof claims.exp === 'number' && claims.exp * 1000 <= now) return 'expired'
  const { role } = claims
  return typeof role === 'string' ? { ...claims, role } : 'malformed'
}

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
