import type { Backend } from './rest.ts'
import { signedIn } from './signed-in.ts'

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
