import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

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
