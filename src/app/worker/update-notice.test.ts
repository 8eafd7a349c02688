import { describe, expect, it } from 'vitest'
import { openPutOff } from './update-notice.tsx'

function visitor(storage: () => Storage | undefined) {
  const clock = { now: new Date('2026-03-28T22:00') }
  return { clock, ...openPutOff(storage, () => clock.now) }
}

function memory(): Storage {
  const held = new Map<string, string>()
  return {
    length: 0,
    clear: () => held.clear(),
    key: () => null,
    removeItem: (key) => void held.delete(key),
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
  }
}

const refused = () => {
  throw new DOMException('no', 'SecurityError')
}

describe('a new version that is wanted later', () => {
  it.each([
    ['kept on the device', memory],
    ['kept nowhere', () => undefined],
    ['refused by the browser', () => refused],
  ])('is not offered again on the same day, but on the next one (%s)', (_where, make) => {
    const storage = make()
    const { clock, isPutOff, putOff } = visitor(typeof storage === 'function' ? storage : () => storage)
    expect(isPutOff()).toBe(false)
    putOff()
    expect(isPutOff()).toBe(true)
    clock.now = new Date('2026-03-28T23:59')
    expect(isPutOff()).toBe(true)
    clock.now = new Date('2026-03-29T00:01')
    expect(isPutOff()).toBe(false)
  })

  it('is put off in all tabs', () => {
    const shared = memory()
    visitor(() => shared).putOff()
    expect(visitor(() => shared).isPutOff()).toBe(true)
  })
})
