import { partAddress } from '../../site/page-parts.ts'

/** Requested parts of pages, by path, that were not taken yet. */
const requests = new Map<string, Promise<Response | undefined>>()

/** Fetches the part of a page, once until it is taken. @returns `undefined` if it cannot be fetched */
export function requestPart(path: string): Promise<Response | undefined> {
  const part = requests.get(path) ?? fetch(partAddress(path)).catch(() => undefined)
  requests.set(path, part)
  return part
}

/** Takes the part, and fetches it if nobody has; the next call fetches it again. */
export function takePart(path: string): Promise<Response | undefined> {
  const part = requestPart(path)
  requests.delete(path)
  return part
}
