import { useCallback, useRef } from 'react'
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts'

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
