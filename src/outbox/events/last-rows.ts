/**
 * Where a page that is closing writes its last events first: synchronously, since it may not live until its database
 * answers. The next page puts them into the store. No method throws.
 */
export type LastRows<Row> = {
  /** @returns a function that wipes them */
  note(rows: readonly Row[]): () => void
  /** The rows of pages that closed before they wiped them, each with the function that does. */
  left(): { rows: readonly Row[]; wipe: () => void }[]
  clear(): void
}

const isRows = <Row>(value: unknown): value is Row[] => Array.isArray(value)

/** @param local `localStorage`; may throw on any call */
export const localLastRows = <Row>(name: string, local: () => Storage, newId: () => string): LastRows<Row> => {
  const prefix = `${name}-leaving `
  const attempt = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(local())
    } catch {
      return otherwise
    }
  }
  const wipe = (key: string) => () => attempt((storage) => storage.removeItem(key), undefined)
  const keys = () => attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), [])
  const read = (key: string): readonly Row[] =>
    attempt((storage) => {
      const rows: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      return isRows<Row>(rows) ? rows : []
    }, [])

  return {
    note(rows) {
      const key = prefix + newId()
      attempt((storage) => storage.setItem(key, JSON.stringify(rows)), undefined)
      return wipe(key)
    },
    left: () => keys().map((key) => ({ rows: read(key), wipe: wipe(key) })),
    clear() {
      for (const key of keys()) wipe(key)()
    },
  }
}
