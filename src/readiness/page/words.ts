/** Runs of what is no space, with a letter or a digit in them. */
export function countWords(text: string): number {
  let count = 0
  for (const word of text.split(/[\s\u00a0\u202f]+/)) if (/[\p{L}\p{N}]/u.test(word)) count++
  return count
}

/** One space where there is any. Narrow and unbreakable ones stay: French is set with them. */
export const squeezed = (text: string) => text.replace(/[ \t\r\n\f]+/g, ' ').trim()
