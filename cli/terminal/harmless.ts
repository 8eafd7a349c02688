// Control characters move the cursor and rename the window; bidirectional marks turn a line round.
const commanding = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A stranger's text on one line, without what a terminal would obey. */
export function harmless(text: string): string {
  return text.replace(commanding, ' ')
}
