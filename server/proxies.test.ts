import { describe, expect, it } from 'vitest'
import { clientAddress, isFromThisMachine, watchProxies } from './proxies.ts'

it('believes the connection alone when no proxy of ours is in front', () => {
  expect(clientAddress('203.0.113.1', '6.6.6.6', 0)).toBe('203.0.113.1')
})

it('takes the entry that the outermost proxy of ours wrote', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 198.51.100.7', 1)).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2', 2)).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.1', '2001:db8::7', 1)).toBe('2001:db8::7')
})

it.each([
  ['198.51.100.7:51234', '198.51.100.7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['"[2001:db8::7]:443"', '2001:db8::7'],
])('knows %s without its port', (entry, address) => {
  expect(clientAddress('10.0.0.1', `6.6.6.6, ${entry}`, 1)).toBe(address)
})

it.each([null, '', 'junk', '198.51.100.7, junk', ',', '[', '198.51.100.7:80:80'])(
  'falls back to the connection for %j',
  (forwardedFor) => {
    expect(clientAddress('10.0.0.1', forwardedFor, 1)).toBe('10.0.0.1')
  },
)

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

it('warns of a proxy that is not configured, at once and every hour, and on /health', () => {
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

describe('a request of this machine', () => {
  const from = (remoteAddress: string, localAddress = '192.0.2.1', headers = {}) =>
    isFromThisMachine({ remoteAddress, localAddress }, new Headers(headers))

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.0.2.1'])('comes from %s', (address) => {
    expect(from(address)).toBe(true)
  })

  it.each(['192.0.2.7', '2001:db8::1', '10.127.0.1', ''])('does not come from %j', (address) => {
    expect(from(address)).toBe(false)
  })

  it.each(['X-Forwarded-For', 'Forwarded', 'Via'])('does not come through a proxy (%s)', (name) => {
    expect(from('127.0.0.1', '127.0.0.1', { [name]: '127.0.0.1' })).toBe(false)
  })
})
