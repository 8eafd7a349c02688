const letterOrDigit = /[\p{L}\p{N}]/u
const space = /\s/

/**
 * Runs of what is no space, with a letter or a digit in them; where a script puts no space between words, two signs are
 * one. By code units: every word of a page comes through here.
 */
export function countWords(text: string): number {
  let count = 0
  let counted = false
  let signs = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isUnspaced(code)) {
      if (signs++ % 2 === 0) count++
      counted = true
      continue
    }
    signs = 0
    if (isSpace(code)) counted = false
    else if (!counted && isLetterOrDigit(code, text, at)) {
      counted = true
      count++
    }
  }
  return count
}

/** Runs of letters and digits, in the order of the text. */
export function wordsIn(text: string): string[] {
  const words: string[] = []
  let start = -1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isLetterOrDigit(code, text, at)) {
      if (start < 0) start = at
      if (isHighSurrogate(code)) at++
    } else if (start >= 0) {
      words.push(text.slice(start, at))
      start = -1
    }
  }
  if (start >= 0) words.push(text.slice(start))
  return words
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code < 0xdc00

const isSpace = (code: number) =>
  code < 128 ? code === 32 || (code > 8 && code < 14) : space.test(String.fromCharCode(code))

/** Thai, Lao, Khmer; Kana; Han. */
const isUnspaced = (code: number) =>
  code >= 0x0e01 &&
  (code <= 0x0eff ||
    (code >= 0x1780 && code <= 0x17d3) ||
    (code >= 0x3041 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff))

function isLetterOrDigit(code: number, text: string, at: number): boolean {
  if (code >= 128) return letterOrDigit.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
  const lower = code | 32
  return (lower > 96 && lower < 123) || (code > 47 && code < 58)
}

/** One space where there is any. Narrow and unbreakable ones stay: French is set with them. */
export const collapseSpaces = (text: string) => text.replace(/[ \t\r\n\f]+/g, ' ').trim()

/** As much of a text as a message quotes, with a mark where it is cut. */
export function short(source: string): string {
  const text = collapseSpaces(source)
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text
}

/** A text without its comments. Not by an expression: each that begins and does not end would be searched for its end. */
export function outside(opening: string, closing: string, text: string): string {
  const [first = '', ...pieces] = text.split(opening)
  return pieces.reduce((kept, piece) => {
    const end = piece.indexOf(closing)
    return end < 0 ? kept : kept + piece.slice(end + closing.length)
  }, first)
}
