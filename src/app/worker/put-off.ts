import { laterKey } from '../../site/ledger.ts'

/**
 * Remembers that the visitor wants a new version later: not on the day, by the visitor's own clock, on which it was
 * offered.
 * @param storage `undefined`, or throws: it is remembered for this page only
 */
export function openPutOff(storage: () => Pick<Storage, 'getItem' | 'setItem'> | undefined, now: () => Date) {
  let here: string | null = null
  return {
    isPutOff(): boolean {
      return (read() ?? here) === now().toDateString()
    },
    putOff(): void {
      here = now().toDateString()
      try {
        storage()?.setItem(laterKey, here)
      } catch {
        // Refused or full: see above.
      }
    },
  }

  function read(): string | null | undefined {
    try {
      return storage()?.getItem(laterKey)
    } catch {
      return null
    }
  }
}

export const { isPutOff, putOff } = openPutOff(
  () => localStorage,
  () => new Date(),
)
