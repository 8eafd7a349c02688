import { createHash, timingSafeEqual } from 'node:crypto'
import { verify } from 'hono/jwt'
import { JwtTokenExpired, JwtTokenNotBefore, JwtTokenSignatureMismatched } from 'hono/utils/jwt/types'
import type { Keys } from '../keys.ts'
import { type Problem, problem } from './problem.ts'

type Role = 'anon' | 'authenticated' | 'service_role'

/** Who a request acts as: the database role and the claims that policies read. */
export type Caller = { role: Role; claims: Record<string, unknown> }

/** As Supabase's gateway and PostgREST together: the key opens the door, a token says who comes in. */
export async function identify(headers: Headers, keys: Keys): Promise<Caller | Problem> {
  const apikey = headers.get('apikey')
  if (!apikey)
    return gatewayProblem('No API key found in request', 'No `apikey` request header or url param was found.')
  const role = roleOfKey(apikey, keys)
  if (!role) return gatewayProblem('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.')

  const token = bearer(headers)
  // supabase-js repeats the key as bearer while nobody is signed in.
  if (!token || token === apikey) return { role, claims: { role } }

  const claims = await verifyToken(token, keys.jwtSecret)
  if (claims === 'expired') return problem(401, 'PGRST303', 'JWT expired')
  if (claims === 'early') return problem(401, 'PGRST303', 'JWT not yet valid')
  if (claims === 'signature') return problem(401, 'PGRST301', 'No suitable key or wrong key type')
  if (claims === 'malformed') return problem(401, 'PGRST301', 'Expected 3 parts in JWT; got 1')
  if (!isVisitorRole(claims.role)) return problem(403, '42501', `permission denied to set role "${claims.role}"`)
  return { role: claims.role, claims }
}

/** The signed-in user that the token names; `undefined` without one, or what is wrong with it. */
export async function signedIn(headers: Headers, keys: Keys): Promise<Claims | 'none' | 'invalid'> {
  const token = bearer(headers)
  if (!token) return 'none'
  const claims = await verifyToken(token, keys.jwtSecret)
  return typeof claims === 'string' || typeof claims.sub !== 'string' ? 'invalid' : claims
}

/** Whether a request shows the secret key: as Supabase does, or as Prometheus can. */
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

/** In time that tells nothing about the key: both sides are hashed to one length first. */
function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function gatewayProblem(message: string, hint: string): Problem {
  return problem(401, 'PGRST301', message, hint)
}

type Claims = Record<string, unknown> & { role: string }

type TokenFault = 'malformed' | 'signature' | 'expired' | 'early'

/** Checks a token of Supabase's sign-in; the algorithm is ours to choose, not the token's. */
async function verifyToken(token: string, secret: string): Promise<Claims | TokenFault> {
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
