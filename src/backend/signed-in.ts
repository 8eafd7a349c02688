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
