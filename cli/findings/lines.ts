import { countUpTo, lineStarts } from '../../src/readiness/page/place.ts'

/** Of the text that was last asked about: a file may have thousands of findings. */
let known = { text: '', starts: lineStarts('') }

/** The line that an offset is in, from 1, and where it starts and ends. */
export function lineOf(text: string, offset: number): { line: number; start: number; end: number } {
  if (known.text !== text) known = { text, starts: lineStarts(text) }
  // A file that was read again is another string, which would be compared with this one each time, character by character.
  else known.text = text
  const line = countUpTo(known.starts, offset)
  return { line, start: known.starts[line - 1] ?? 0, end: (known.starts[line] ?? text.length + 1) - 1 }
}

/** Line and column of an offset, both from 1; columns in UTF-16, as editors count. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const { line, start } = lineOf(text, offset)
  return { line, column: offset - start + 1 }
}

/** The line that an offset is in, cut around it if it is long. */
export function lineAt(text: string, offset: number): string {
  const { start, end } = lineOf(text, offset)
  const line = text.slice(start, end)
  if (line.length <= 120) return detached(line.trim())
  const from = Math.max(0, offset - start - 30)
  return detached(`${from > 0 ? '…' : ''}${line.slice(from, from + 100)}${from + 100 < line.length ? '…' : ''}`.trim())
}

/** A copy that does not keep alive the long text that it was cut from (V8 keeps slices as references). */
export const detached = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le')
