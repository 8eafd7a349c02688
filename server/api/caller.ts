import { createHash, timingSafeEqual } from 'node:crypto'
import { verify } from 'hono/jwt'
import { JwtTokenExpired, JwtTokenNotBefore, JwtTokenSignatureMismatched } from 'hono/utils/jwt/types'
import type { Keys } from '../keys.ts'
import { type Problem, problem } from './problem.ts'

type Role = 'anon' | 'authenticated' | 'service_role'

/** Who a request acts as: the database role and the claims that policies read. */
export type Caller = { role: Role; claims: Record<string, unknown> }

/** Supabase's gateway and PostgREST in one: the key admits the request, a token may set its user. */
export async function identify(headers: Headers, keys: Keys): Promise<Caller | Problem> {
  const apikey = headers.get('apikey')
  if (!apikey)
    return gatewayProblem('No API key found in request', 'No `apikey` request header or url param was found.')
  const role = roleOfKey(apikey, keys)
  if (!role) return gatewayProblem('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.')

  const token = bearer(headers)
  // Without a signed-in user, supabase-js sends the key as bearer token.
  if (!token || token === apikey) return { role, claims: { role } }

  const claims = await verifyToken(token, keys.jwtSecret)
  if (claims === 'expired') return problem(401, 'PGRST303', 'JWT expired')
  if (claims === 'early') return problem(401, 'PGRST303', 'JWT not yet valid')
  if (claims === 'signature') return problem(401, 'PGRST301', 'No suitable key or wrong key type')
  if (claims === 'malformed') return problem(401, 'PGRST301', 'Expected 3 parts in JWT; got 1')
  if (!isVisitorRole(claims.role)) return problem(403, '42501', `permission denied to set role "${claims.role}"`)
  return { role: claims.role, claims }
}

/** The claims of the signed-in user, or why there are none. */
export async function signedIn(headers: Headers, keys: Keys): Promise<Claims | 'none' | 'invalid'> {
  const token = bearer(headers)
  if (!token) return 'none'
  const claims = await verifyToken(token, keys.jwtSecret)
  return typeof claims === 'string' || typeof claims.sub !== 'string' ? 'invalid' : claims
}

/** Whether a request has the secret key: as Supabase sends it, or as a bearer token, as Prometheus does. */
export function isAdmin(headers: Headers, keys: Keys): boolean {
  return roleOfKey(headers.get('apikey') ?? bearer(headers) ?? '', keys) === 'service_role'
}

function bearer(headers: Headers): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

function isVisitorRole(role: string): role is 'anon' | 'authenticated' {
  return role === 'anon' || role === 'authenticated'
}

function roleOfKey(apikey: string, keys: Keys): Role | undefined {
  if (same(apikey, keys.publishableKey)) return 'anon'
  if (same(apikey, keys.secretKey)) return 'service_role'
  return undefined
}

/** Compares in constant time; hashes both first, because timingSafeEqual needs the same length. */
function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function gatewayProblem(message: string, hint: string): Problem {
  return problem(401, 'PGRST301', message, hint)
}

type Claims = Record<string, unknown> & { role: string }

type TokenFault = 'malformed' | 'signature' | 'expired' | 'early'

/** Verifies a token of Supabase's sign-in; the algorithm is fixed, whatever the token says. */
async function verifyToken(token: string, secret: string): Promise<Claims | TokenFault> {
  try {
    // `iat` is not checked: the clock of the sign-in service may be a second ahead of ours.
    const claims = await verify(token, secret, { alg: 'HS256', iat: false })
    const { role } = claims
    return typeof role === 'string' ? { ...claims, role } : 'malformed'
  } catch (error) {
    if (error instanceof JwtTokenExpired) return 'expired'
    if (error instanceof JwtTokenNotBefore) return 'early'
    return error instanceof JwtTokenSignatureMismatched ? 'signature' : 'malformed'
  }
}
