// Control characters can move the cursor and rename the window; bidirectional marks reverse text.
const controlCharacters = /[\p{Cc}\p{Bidi_Control}]+/gu

/** Untrusted text on one line, without characters that control a terminal. */
export function sanitize(text: string): string {
  return text.replace(controlCharacters, ' ')
}

/**
 * Untrusted text with its tabs and line breaks; other control characters become spaces, also a lone carriage return.
 */
export function withoutControls(text: string): string {
  return text.replace(/(?![\t\n]|\r\n)\p{Cc}/gu, ' ')
}

/** JSON that is safe to show in a terminal: JSON.stringify escapes only control characters below U+0020. */
export function safeJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\p{Bidi_Control}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
