/** localStorage or sessionStorage, or a part of it. A function, since naming it throws already where a browser refuses it. */
type Asked<Method extends keyof Storage> = () => Pick<Storage, Method>

export type WebStorage = Asked<'getItem' | 'setItem' | 'removeItem'>

/** The text under a key; `null` where there is none, and where storage is refused. */
export function readItem(storage: Asked<'getItem'>, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** The JSON under a key; `null` also where it is damaged. */
export function readJson(storage: Asked<'getItem'>, key: string): unknown {
  try {
    return JSON.parse(readItem(storage, key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a text; does nothing where storage is refused or full. */
export function writeItem(storage: Asked<'setItem'>, key: string, text: string): void {
  try {
    storage().setItem(key, text)
  } catch {
    // See above.
  }
}

export function removeItem(storage: Asked<'removeItem'>, key: string): void {
  try {
    storage().removeItem(key)
  } catch {
    // Then there is nothing.
  }
}
