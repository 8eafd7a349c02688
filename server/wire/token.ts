import { verify } from 'hono/jwt'
import { JwtTokenExpired, JwtTokenNotBefore, JwtTokenSignatureMismatched } from 'hono/utils/jwt/types'

export type Claims = Record<string, unknown> & { role: string }

export type TokenFault = 'malformed' | 'signature' | 'expired' | 'early'

/** Checks a token of Supabase's sign-in; the algorithm is ours to choose, not the token's. */
export async function verifyToken(token: string, secret: string): Promise<Claims | TokenFault> {
  try {
    // A clock of the sign-in service that is a second ahead of ours makes no token wrong.
    const claims = await verify(token, secret, { alg: 'HS256', iat: false })
    const { role } = claims
    return typeof role === 'string' ? { ...claims, role } : 'malformed'
  } catch (error) {
    if (error instanceof JwtTokenExpired) return 'expired'
    if (error instanceof JwtTokenNotBefore) return 'early'
    return error instanceof JwtTokenSignatureMismatched ? 'signature' : 'malformed'
  }
}
