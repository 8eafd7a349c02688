import { createContext, runInContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { earlyMessages } from './inline-scripts.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Sends a form before the scripts of a page have come, on a device whose database opens and then hangs. */
async function send(form: { querySelector(): object | null; inert?: unknown; dataset: object }) {
  vi.useFakeTimers()
  const asked: string[] = []
  const transaction = { objectStore: () => ({ put: () => {} }), abort: () => asked.push('abort') }
  const open = () => {
    asked.push('open')
    const request = { result: { transaction: () => transaction }, onsuccess: () => {} }
    setTimeout(() => request.onsuccess(), 1)
    return request
  }
  const listeners = new Map<string, (event: object) => Promise<void>>()
  const window = createContext({
    addEventListener: (type: string, listener: () => Promise<void>) => listeners.set(type, listener),
    indexedDB: { open },
    ...{ URL, Blob, Event, setTimeout },
    FormData: class {
      *[Symbol.iterator]() {}
    },
    location: { pathname: '/' },
    early: [],
  })
  runInContext(`self = globalThis; ${earlyMessages}`, window)
  const target = { dispatchEvent: () => {}, ...form }
  void listeners.get('submit')?.({ target, preventDefault: () => {}, timeStamp: 0 })
  await vi.advanceTimersByTimeAsync(4_000)
  return { asked, target, isSentAgain: runInContext('early', window).includes(target) }
}

it('sends a form again that a hanging database has not stored after four seconds, and lets it be edited', async () => {
  const notice = { dataset: { form: 'audit' }, focus: () => {} }
  const { asked, target, isSentAgain } = await send({ querySelector: () => notice, dataset: {} })
  expect(isSentAgain).toBe(true)
  expect(target.inert).toBe(0)
  // It must not be stored later: it would be sent twice.
  expect(asked).toEqual(['open', 'abort'])
})

it('opens no database for the form of a tool', async () => {
  const { asked, isSentAgain } = await send({ querySelector: () => null, dataset: {} })
  expect(isSentAgain).toBe(true)
  expect(asked).toEqual([])
})
