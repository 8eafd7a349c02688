import type { Backend } from './rest.ts'

/** The parts used here of what supabase-js stores of a signed-in user (specification, section 3). */
export type Session = { accessToken: string; userId: string | null }

type SignInStorage = Pick<Storage, 'getItem'>

/**
 * The session that a sign-in left in this browser, while it is valid. No screen of this site makes one: an adopter's may.
 * @param now milliseconds since the epoch
 */
export function signedIn(storage: () => SignInStorage, url: string, now: number): Session | undefined {
  try {
    // The name that supabase-js gives it: the first label of the backend's host.
    const stored: unknown = JSON.parse(
      storage().getItem(`sb-${new URL(url).hostname.split('.')[0]}-auth-token`) ?? 'null',
    )
    const { access_token, expires_at, user } = (stored ?? {}) as Record<string, unknown>
    if (typeof access_token !== 'string' || typeof expires_at !== 'number' || expires_at * 1000 <= now) return undefined
    const { id } = (user ?? {}) as Record<string, unknown>
    return { accessToken: access_token, userId: typeof id === 'string' ? id : null }
  } catch {
    return undefined
  }
}

type Effects = { storage: () => Pick<Storage, 'getItem'>; fetch: typeof globalThis.fetch }

/**
 * The id of the signed-in user, confirmed by the backend; null, without a request, when nobody is. Rejects when the
 * backend does not answer, or with another error than an invalid token.
 */
export async function currentUser(
  { url, key, now = Date.now }: Backend,
  { storage, fetch }: Effects,
): Promise<string | null> {
  const session = signedIn(storage, url, now())
  if (!session) return null
  const response = await fetch(`${url}/auth/v1/user`, {
    headers: { apikey: key, Authorization: `Bearer ${session.accessToken}` },
  })
  // The token is no longer good: nobody is signed in.
  if (response.status === 401 || response.status === 403) return null
  if (!response.ok) throw new Error(`the current user: status ${response.status}`)
  const { id }: { id?: unknown } = await response.json()
  return typeof id === 'string' ? id : null
}
