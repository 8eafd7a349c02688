/** What a page shows, for its markup to agree with. */
export type PageFacts = {
  /** `lang` of the page, `fr`. */
  readonly language: string | undefined
  /** Absolute address, from the page's canonical link. */
  readonly canonical: string | undefined
  /** The title and what is visible, reduced to letters and digits: see `lettersAndDigits`. */
  readonly text: string
  /** The days that `<time datetime>` says, `2026-11-21`. */
  readonly days: readonly string[]
}

/** Letters and digits only, in lower case: independent of typesetting. */
export const lettersAndDigits = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const searched = new WeakMap<PageFacts, number>()

/** Budget for searching a page, in characters of all searches together: a second or two. */
const enough = 1_000_000_000
const look = 2000
/** Parts of a repetitive text are compared over and over, the more so the longer they are. */
const short = 12

/** Whether a page shows a text, reduced likewise. When the budget of a page is used up, everything counts as shown. */
export function shows(page: PageFacts, part: string): boolean {
  const before = searched.get(page) ?? 0
  if (before > enough) return true
  const at = page.text.indexOf(part)
  const passed = at < 0 ? page.text.length : at
  searched.set(page, before + look + passed * Math.max(1, part.length / short))
  return at >= 0
}
