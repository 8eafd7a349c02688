import { cutToWidth } from '../../../cli/content/result-limits.ts'

// With a non-breaking space, so that it does not start a line.
const ellipsis = '\u00a0…'

/**
 * Cuts a text at the last word that leaves room for the ellipsis, as results pages do.
 * @param most pixels @param widthOf a text, pixels @returns what is shown of it and what is not, and the width of the whole text, pixels
 */
export function shorten(text: string, most: number, widthOf: (text: string) => number) {
  const width = Math.round(widthOf(text))
  if (width <= most) return { shown: text, lost: '', width }
  const kept = cutToWidth(text, most, (words) => widthOf(words + ellipsis))
  return { shown: kept + ellipsis, lost: text.slice(kept.length).trim(), width }
}
