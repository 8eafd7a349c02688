import { describe, expect, it } from 'vitest'
import { openPutOff } from './update-notice.tsx'

type Held = Pick<Storage, 'getItem' | 'setItem'>

function visitor(storage: () => Held) {
  const clock = { now: new Date('2026-03-28T22:00') }
  return { clock, ...openPutOff(storage, () => clock.now) }
}

function memory(): Held {
  const held = new Map<string, string>()
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) }
}

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

describe('a new version that is wanted later', () => {
  it.each([
    ['kept on the device', memory()],
    ['refused by the browser', undefined],
  ])('is not offered again on the same day, but on the next one (%s)', (_where, storage) => {
    const { clock, isPutOff, putOff } = visitor(() => storage ?? refuse())
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
