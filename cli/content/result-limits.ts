/** How results pages set a text: size of its Arial and the width it is cut at, both in pixels. */
type ResultLimit = { readonly size: number; readonly most: number }

/**
 * Google publishes none of these. Desktop: titles take its column of 600, descriptions two lines, by which Screaming
 * Frog measures 985 (https://www.screamingfrog.co.uk/seo-spider/). Mobile: a column of 328 on a screen of 360; titles
 * take two lines, descriptions about 680, as simulators of results pages agree.
 */
export const resultLimits = {
  desktop: { title: { size: 20, most: 600 }, description: { size: 14, most: 985 } },
  mobile: { title: { size: 20, most: 656 }, description: { size: 14, most: 680 } },
} as const satisfies Record<string, Record<'title' | 'description', ResultLimit>>

/** Descriptions narrower than this are usually replaced by other text of the page. */
export const minDescriptionWidth = 400

/**
 * The first words of a text that fit into `most`; at least one.
 * @param widthOf of a text, in the unit of `most`
 */
export function cutToWidth(text: string, most: number, widthOf: (text: string) => number): string {
  const words = text.split(' ')
  while (words.length > 1 && widthOf(words.join(' ')) > most) words.pop()
  return words.join(' ')
}

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
