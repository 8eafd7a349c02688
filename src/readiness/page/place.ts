export type Place = { readonly line: number; readonly column: number; readonly snippet: string }

const longest = 120

/** Line and column of an offset, from 1, columns in UTF-16 as editors count; and what stands there, on one line. */
export function placeOf(text: string, offset: number): Place {
  const at = Math.min(Math.max(offset, 0), text.length)
  let line = 1
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', start)) {
    line++
    start = end + 1
  }
  const end = text.indexOf('\n', at)
  const stop = Math.min(end < 0 ? text.length : end, at + longest)
  // Control characters and what runs from right to left would change how the line is shown.
  const snippet = text
    .slice(at, stop)
    .replace(/[\p{Cc}\p{Cf}]/gu, '�')
    .trim()
  return { line, column: at - start + 1, snippet: stop < (end < 0 ? text.length : end) ? `${snippet}…` : snippet }
}
