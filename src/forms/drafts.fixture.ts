import { createChannels, createMemory } from '../outbox/device.fixture.ts'
import { openDrafts } from './drafts.ts'

/** Where drafts are kept in tests: in memory, with the faults of a store; `openTab` opens others on the same device. */
export function createDraftDevice() {
  const { memory, store } = createMemory()
  const openChannel = createChannels()
  const clock = { now: 1_000_000_000_000 }
  let ids = 0
  const openTab = () =>
    openDrafts({
      store,
      exists: async () => memory.kept.size > 0,
      now: () => clock.now,
      newId: () => `draft-${++ids}`,
      openChannel,
    })
  return { memory, clock, openTab }
}

export const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
