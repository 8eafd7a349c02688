import { afterEach, expect, it, vi } from 'vitest'
import { messagesDatabase } from '../../site/ledger.ts'
import { holdsMessages } from './outbox.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks over and over whether messages are kept with one connection to the database', async () => {
  const open = vi.fn(() => ({}))
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: messagesDatabase }], open })
  void holdsMessages()
  void holdsMessages()
  await vi.waitFor(() => expect(open).toHaveBeenCalled())
  expect(open).toHaveBeenCalledTimes(1)
})
