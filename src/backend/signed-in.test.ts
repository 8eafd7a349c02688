import { describe, expect, it } from 'vitest'
import { currentUser, signedIn } from './signed-in.ts'

const now = 1_000_000
const backend = { url: 'https://abc.supabase.example', key: 'public', now: () => now }
const storage = (session?: unknown) => () => ({
  getItem: (name: string) => (name === 'sb-abc-auth-token' && session ? JSON.stringify(session) : null),
})
const session = { access_token: 'token', expires_at: now / 1000 + 60, user: { id: 'ada' } }

function server(status: number, body: unknown = {}) {
  const asked: { url: string; headers: unknown }[] = []
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ url: String(url), headers: init?.headers })
    return Response.json(body, { status })
  }
  return { asked, fetch }
}

describe('the current user', () => {
  it('is nobody without a session, and nothing is asked', async () => {
    const { asked, fetch } = server(200)
    expect(await currentUser(backend, { storage: storage(), fetch })).toBeNull()
    expect(await currentUser(backend, { storage: storage({ ...session, expires_at: now / 1000 }), fetch })).toBeNull()
    expect(asked).toEqual([])
  })

  it('is who the backend says the session belongs to', async () => {
    const { asked, fetch } = server(200, { id: 'ada' })
    expect(await currentUser(backend, { storage: storage(session), fetch })).toBe('ada')
    expect(asked).toEqual([
      {
        url: 'https://abc.supabase.example/auth/v1/user',
        headers: { apikey: 'public', Authorization: 'Bearer token' },
      },
    ])
  })

  it('is nobody when the token is no longer good, and unknown when the backend fails', async () => {
    expect(await currentUser(backend, { storage: storage(session), fetch: server(403).fetch })).toBeNull()
    await expect(currentUser(backend, { storage: storage(session), fetch: server(503).fetch })).rejects.toThrow(
      'status 503',
    )
  })
})

it('what is stored as a session and is none counts for nothing', () => {
  for (const stored of ['x', 7, { access_token: 'token' }, { ...session, access_token: 7 }])
    expect(signedIn(storage(stored), backend.url, now)).toBeUndefined()
})
