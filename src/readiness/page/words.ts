const letterOrDigit = /[\p{L}\p{N}]/u
const space = /\s/

/** Runs of what is no space, with a letter or a digit in them. By code units: every word of a page comes through here. */
export function countWords(text: string): number {
  let count = 0
  let counted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) counted = false
    else if (!counted && isLetterOrDigit(code, text, at)) {
      counted = true
      count++
    }
  }
  return count
}

const isSpace = (code: number) =>
  code < 128 ? code === 32 || (code > 8 && code < 14) : space.test(String.fromCharCode(code))

function isLetterOrDigit(code: number, text: string, at: number): boolean {
  if (code >= 128) return letterOrDigit.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
  const lower = code | 32
  return (lower > 96 && lower < 123) || (code > 47 && code < 58)
}

/** One space where there is any. Narrow and unbreakable ones stay: French is set with them. */
export const squeezed = (text: string) => text.replace(/[ \t\r\n\f]+/g, ' ').trim()
