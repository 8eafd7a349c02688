import type { ReadonlySignal } from '@preact/signals-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** `useLayoutEffect` for components that are prerendered as well: React 18 warns of it where there is no layout. */
export const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/**
 * For effects that call what their component was given, but must not begin again when that changes.
 *
 * @returns a function that stays the same and calls the `run` of the last rendering
 */
export function useLatest<Arguments extends unknown[], Result>(
  run: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(run)
  useBrowserLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...given) => latest.current(...given), [])
}

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
