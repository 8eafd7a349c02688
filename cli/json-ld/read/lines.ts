/** Line and column of an offset, both from 1; columns in UTF-16, as editors count. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
    line++
    start = end + 1
  }
  return { line, column: offset - start + 1 }
}

/** The line that an offset is in, cut around it if it is long. */
export function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  const line = text.slice(start, end < 0 ? text.length : end)
  if (line.length <= 120) return detached(line.trim())
  const from = Math.max(0, offset - start - 30)
  return detached(`${from > 0 ? '…' : ''}${line.slice(from, from + 100)}${from + 100 < line.length ? '…' : ''}`.trim())
}

/** A copy that does not keep alive the long text that it was cut from (V8 keeps slices as references). */
export const detached = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le')
