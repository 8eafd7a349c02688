import { partAddress } from '../../site/page-parts.ts'

/** Parts of pages by path that were asked for and that no page was made of yet. */
const asked = new Map<string, Promise<Response | undefined>>()

/** Fetches the part of a page, once until it is taken. @returns `undefined` if it cannot be had */
export function askForPart(path: string): Promise<Response | undefined> {
  const part = asked.get(path) ?? fetch(partAddress(path)).catch(() => undefined)
  asked.set(path, part)
  return part
}

/** The part, asked for by now; the next who asks gets another. */
export function takePart(path: string): Promise<Response | undefined> {
  const part = askForPart(path)
  asked.delete(path)
  return part
}
