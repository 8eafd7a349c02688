import type { ReadonlySignal } from '@preact/signals-react'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The value of a signal. While the prerendered HTML is hydrated it is `prerendered` (a constant, the same on every
 * call): a signal that changed before React started would otherwise be a hydration error.
 */
export function useValue<T>(signal: ReadonlySignal<T>, prerendered: T): T {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(() => changed()), [signal])
  return useSyncExternalStore(
    subscribe,
    () => signal.peek(),
    () => prerendered,
  )
}
