import { written as first } from 'virtual:citence/site'
import { useSyncExternalStore } from 'react'
import { type Written, writtenEvent } from './written.ts'

let current = first
const listeners = new Set<() => void>()

import.meta.hot?.on(writtenEvent, (next: Written) => {
  current = next
  for (const listener of listeners) listener()
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What is written, as it is: a saved file shows without a reload. */
export const useWritten = (): Written => useSyncExternalStore(subscribe, () => current)
