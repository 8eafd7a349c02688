/**
 * Where a page that goes away writes its last events before anything else: at once, for nobody waits for its database any
 * more. The next page puts them into the store. No method throws.
 */
export type LastRows<Row> = {
  /** @returns what wipes it */
  note(rows: readonly Row[]): () => void
  /** What pages have left that did not live to wipe it, each with what wipes it. */
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
