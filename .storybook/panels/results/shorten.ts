import { cutToWidth } from '../../../cli/content/result-limits.ts'

/** A text as a results page shows it. */
export type Shortened = {
  /** With an ellipsis when it is cut. */
  readonly shown: string
  /** The rest, which is not shown. */
  readonly lost: string
  /** Of the whole text, pixels. */
  readonly width: number
}

// With a non-breaking space, so that it does not start a line.
const ellipsis = '\u00a0…'

/**
 * Cuts a text at the last word that leaves room for the ellipsis, as results pages do.
 * @param most pixels @param widthOf a text, pixels
 */
export function shorten(text: string, most: number, widthOf: (text: string) => number): Shortened {
  const width = Math.round(widthOf(text))
  if (width <= most) return { shown: text, lost: '', width }
  const kept = cutToWidth(text, most, (words) => widthOf(words + ellipsis))
  return { shown: kept + ellipsis, lost: text.slice(kept.length).trim(), width }
}
