// Control characters move the cursor and rename the window; bidirectional marks turn a line round.
const commanding = /[\p{Cc}\p{Bidi_Control}]+/gu

/** A stranger's text on one line, without what a terminal would obey. */
export function harmless(text: string): string {
  return text.replace(commanding, ' ')
}

/** A stranger's text with its tabs and line breaks; each other control character is a space, also a return alone. */
export function withoutControls(text: string): string {
  return text.replace(/(?![\t\n]|\r\n)\p{Cc}/gu, ' ')
}

/** JSON of the same value that a terminal shows and does not obey: JSON.stringify escapes what is below U+0020, and no more. */
export function harmlessJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\p{Bidi_Control}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
