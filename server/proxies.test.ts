import { expect, it } from 'vitest'
import { watchProxies } from './proxies.ts'

function watched(trustedProxies: number) {
  const said: string[] = []
  let time = 0
  const watch = watchProxies(
    trustedProxies,
    () => time,
    (line) => said.push(line),
  )
  const see = (connection: string, headers: Record<string, string>) => watch.see(connection, new Headers(headers))
  const later = () => {
    time += 3_600_000
  }
  return { said, see, watch, later }
}

it('says that a proxy is not named, at once and every hour, and on /health', () => {
  const { said, see, watch, later } = watched(0)
  see('127.0.0.1', {})
  expect(watch.problem()).toBeUndefined()
  for (let n = 0; n < 3; n++) see('127.0.0.1', { 'X-Forwarded-For': '203.0.113.1' })
  expect(said).toEqual([expect.stringContaining('TRUSTED_PROXIES is 0')])
  expect(watch.problem()).toContain('Set TRUSTED_PROXIES')
  later()
  expect(watch.problem()).toBeUndefined()
  see('::ffff:10.0.0.4', { 'X-Real-IP': '203.0.113.1' })
  expect(said.length).toBe(2)
})

it('is not misled by a visitor who invents the header', () => {
  const { said, see } = watched(0)
  see('203.0.113.1', { 'X-Forwarded-For': '198.51.100.1', Via: '1.1 me' })
  expect(said).toEqual([])
})

it('says that a request came past the proxies', () => {
  const { said, see } = watched(1)
  see('127.0.0.1', { 'X-Forwarded-For': '203.0.113.1' })
  expect(said).toEqual([])
  see('203.0.113.1', {})
  expect(said).toEqual([expect.stringContaining('0 entries')])
})
