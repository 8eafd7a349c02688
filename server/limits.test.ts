import { describe, expect, it } from 'vitest'
import { createLimiter, networksOf } from './limits.ts'

function limiter(rate = { burst: 10, perSecond: 1 }, all = { burst: 1000, perSecond: 100 }) {
  let time = 0
  const take = createLimiter({ address: rate, all }, () => time)
  const passed = (addresses: string[]) => addresses.filter((address) => take(address, 1) === 0).length
  const later = (seconds: number) => {
    time += seconds * 1000
  }
  return { take, passed, later }
}
const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))

describe('a limiter', () => {
  it('lets an address spend its tokens at once, then as they come back, and says when', () => {
    const { take, passed, later } = limiter()
    expect(passed(times(20, () => '203.0.113.1'))).toBe(10)
    expect(take('203.0.113.1', 1)).toBe(1)
    later(5)
    expect(passed(times(20, () => '203.0.113.1'))).toBe(5)
    expect(passed(['203.0.113.2'])).toBe(1)
  })

  it('lets a large request through once, and makes the next one wait', () => {
    const { take, later } = limiter()
    expect(take('203.0.113.1', 50)).toBe(0)
    expect(take('203.0.113.1', 1)).toBe(41)
    later(41)
    expect(take('203.0.113.1', 1)).toBe(0)
  })

  it('refuses nobody because the clock is set back', () => {
    const { passed, later } = limiter()
    expect(passed(['203.0.113.1'])).toBe(1)
    later(-3600)
    expect(passed(times(10, () => '203.0.113.1'))).toBe(9)
    later(5)
    expect(passed(times(10, () => '203.0.113.1'))).toBe(5)
  })

  it('lets in again who had used up everything when the clock was set back', () => {
    const { passed, later } = limiter()
    expect(passed(times(20, () => '203.0.113.1'))).toBe(10)
    later(-3600)
    expect(passed(['203.0.113.1'])).toBe(0)
    later(5)
    expect(passed(times(10, () => '203.0.113.1'))).toBe(5)
  })

  it('counts IPv6 by the networks that one line, one site and one provider is given', () => {
    expect(limiter().passed(times(40, (n) => `2001:db8:1:2::${n}`))).toBe(10)
    expect(limiter().passed(times(200, (n) => `2001:db8:1:${(0x200 + n).toString(16)}::1`))).toBe(20)
    expect(limiter().passed(times(200, (n) => `2001:db8:1:${(n * 256).toString(16)}::1`))).toBe(40)
    expect(limiter().passed(times(200, (n) => `2001:db8:${n.toString(16)}::1`))).toBe(80)
  })

  it('limits the network of one provider to a part of the total', () => {
    const { take, passed } = limiter({ burst: 10, perSecond: 1 }, { burst: 100, perSecond: 10 })
    expect(passed(times(1000, (n) => `2001:db8:${n.toString(16)}::1`))).toBe(80)
    expect(take('198.51.100.7', 1)).toBe(0)
  })
})

it.each([
  ['2001:db8::1', ['2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0/48', '2001:db8/32']],
  ['2001:DB8:1:2ff:3:4:5:6', ['2001:db8:1:2ff/64', '2001:db8:1:2/56', '2001:db8:1/48', '2001:db8/32']],
  ['::1', ['0:0:0:0/64', '0:0:0:0/56', '0:0:0/48', '0:0/32']],
  ['203.0.113.9', ['203.0.113.9']],
  ['::ffff:203.0.113.9', ['203.0.113.9']],
])('the networks of %s', (address, networks) => {
  expect(networksOf(address)).toEqual(networks)
})
