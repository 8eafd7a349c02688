import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownFolder } from '../src/site/temporary.fixture.ts'
import { backendOf, buildSettings } from './build-settings.ts'

const names = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_PUBLISHABLE_KEY']
const token = (role: string) => ['{"alg":"HS256"}', `{"role":"${role}"}`, 'x'].map(encoded).join('.')
const encoded = (text: string) => Buffer.from(text).toString('base64url')
const key = 'VITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_x'
beforeEach(() => {
  for (const name of names) vi.stubEnv(name, undefined)
})
afterEach(() => vi.unstubAllEnvs())

it('takes a setting from the environment, then from the file that is nearest to the mode', () => {
  const root = ownFolder({ '.env': 'A=1\nB=1\nC=1', '.env.local': 'B=2\nC=2', '.env.production': 'C=3' })
  expect(buildSettings(root, 'production')).toMatchObject({ A: '1', B: '2', C: '3' })
  expect(buildSettings(root, 'draft')).toMatchObject({ C: '2' })
  vi.stubEnv('C', '')
  expect(buildSettings(root, 'production').C).toBe('')
})

it('takes the public key in the older form', () => {
  const root = ownFolder({
    '.env': `VITE_SUPABASE_URL=https://a.example\nVITE_SUPABASE_PUBLISHABLE_KEY=${token('anon')}`,
  })
  expect(backendOf(root, 'production').key).toBe(token('anon'))
})

it.each(['https://abc.example', 'https://abc.example/', ' HTTPS://ABC.example '])('takes the backend %j', (url) => {
  const root = ownFolder({ '.env': `VITE_SUPABASE_URL=${url}\r\n${key}\r\n` })
  expect(backendOf(root, 'production')).toEqual({ url: 'https://abc.example', key: 'sb_publishable_x' })
  // A server's own keys, which nothing would use, are not made.
  expect(readFileSync(join(root, '.env'), 'utf8')).not.toContain('SECRET')
})

it.each(['', 'VITE_SUPABASE_URL=\nVITE_SUPABASE_PUBLISHABLE_KEY=\n'])(
  "takes the server's own key with %j",
  (settings) => {
    const root = ownFolder({ '.env': `${settings}SUPABASE_PUBLISHABLE_KEY=sb_publishable_own\n` })
    expect(backendOf(root, 'production')).toEqual({ url: '', key: 'sb_publishable_own' })
  },
)

it.each([
  [`VITE_SUPABASE_URL=abc.example\n${key}`, "VITE_SUPABASE_URL='abc.example': expected the address"],
  [`VITE_SUPABASE_URL=https://abc.example/rest/v1\n${key}`, 'without a path'],
  ['VITE_SUPABASE_URL=https://abc.example', 'VITE_SUPABASE_PUBLISHABLE_KEY is not'],
  ['VITE_SUPABASE_URL=https://abc.example\nVITE_SUPABASE_PUBLISHABLE_KEY=sb_secret_x', 'is a secret key'],
  [`VITE_SUPABASE_URL=https://abc.example\nVITE_SUPABASE_PUBLISHABLE_KEY=${token('service_role')}`, 'is a secret key'],
  ['SUPABASE_PUBLISHABLE_KEY=sb_secret_x', /^SUPABASE_PUBLISHABLE_KEY: is a secret key/],
  [key, 'VITE_SUPABASE_URL is not'],
])('publishes nothing with %j, with which no browser could send', (settings, problem) => {
  const build = () => backendOf(ownFolder({ '.env': settings }), 'production')
  expect(build).toThrow(problem)
  // What a failed build prints.
  expect(build).toThrow(expect.toSatisfy((error: Error) => inspect(error) === error.message))
})
