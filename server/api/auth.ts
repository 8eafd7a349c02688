import { Hono } from 'hono'
import type { Keys } from '../keys.ts'
import { identify, signedIn } from './caller.ts'
import { answerProblem, isProblem } from './problem.ts'

/**
 * `GET /auth/v1/user`, as Supabase's sign-in service answers it. There is no sign-in here: a token comes from a service
 * that shares the JWT secret, and the user is what the token says.
 */
export function authInterface(keys: Keys): Hono {
  const app = new Hono()
  app.get('/user', async ({ req }) => {
    const { headers } = req.raw
    const claims = await signedIn(headers, keys)
    const gate = await identify(withoutToken(headers), keys)
    if (isProblem(gate)) return answerProblem(gate)
    if (claims === 'none')
      return refuse(headers, 401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    if (claims === 'invalid') {
      return refuse(headers, 403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
    }
    return Response.json(
      {
        id: claims.sub,
        aud: claims.aud ?? 'authenticated',
        role: claims.role,
        email: claims.email ?? '',
        phone: claims.phone ?? '',
        app_metadata: claims.app_metadata ?? {},
        user_metadata: claims.user_metadata ?? {},
        identities: [],
        created_at: new Date(typeof claims.iat === 'number' ? claims.iat * 1000 : 0).toISOString(),
        is_anonymous: claims.is_anonymous ?? false,
      },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  })
  app.all('*', ({ req }) => refuse(req.raw.headers, 404, 'not_found', '404 page not found'))
  return app
}

function withoutToken(headers: Headers): Headers {
  const copy = new Headers(headers)
  copy.delete('authorization')
  return copy
}

/** The body has two shapes; the client says which by a header (auth-js sends 2024-01-01). */
function refuse(headers: Headers, status: number, code: string, message: string): Response {
  const dated = headers.get('x-supabase-api-version')
  return Response.json(dated ? { code, message } : { code: status, error_code: code, msg: message }, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(dated ? { 'X-Supabase-Api-Version': '2024-01-01' } : {}) },
  })
}
