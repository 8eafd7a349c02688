/** What a page shows, for its markup to agree with. */
export type PageFacts = {
  /** `lang` of the page, `fr`. */
  readonly language: string | undefined
  /** Absolute address, as the page says itself. */
  readonly canonical: string | undefined
  /** The title and what is visible, reduced to letters and digits: see `squeezed`. */
  readonly text: string
  /** The days that `<time datetime>` says, `2026-11-21`. */
  readonly days: readonly string[]
}

/** Letters and digits alone, in lower case: what is left of a text however it is set. */
export const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const searched = new WeakMap<PageFacts, number>()

/** Characters of a page that are looked through, with what each look takes besides: a second or two. */
const enough = 1_000_000_000
const look = 2000

/** Whether a page shows a text, squeezed. Of a page that was looked through for too many, all is taken to be shown. */
export function shows(page: PageFacts, part: string): boolean {
  const before = searched.get(page) ?? 0
  if (before > enough) return true
  const at = page.text.indexOf(part)
  searched.set(page, before + look + (at < 0 ? page.text.length : at))
  return at >= 0
}
