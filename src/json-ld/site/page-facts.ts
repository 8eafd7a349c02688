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
