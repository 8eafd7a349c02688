export type Place = { readonly line: number; readonly column: number; readonly snippet: string }

const longest = 120

/**
 * What tells, of an offset in a text, its line and column, from 1, columns in UTF-16 as editors count; and what is
 * there, on one line. The lines are counted once, and only if they are asked for.
 */
export function placesIn(text: string): (offset: number) => Place {
  let starts: number[] | undefined
  return (offset) => {
    starts ??= lineStarts(text)
    const at = Math.min(Math.max(offset, 0), text.length)
    const line = countUpTo(starts, at)
    const end = (starts[line] ?? text.length + 1) - 1
    const stop = Math.min(end, at + longest)
    // Control characters and what runs from right to left would change how the line is shown; tabs and returns are space.
    const snippet = text
      .slice(at, stop)
      .replace(/[\t\r\f\v]+/g, ' ')
      .replace(/[\p{Cc}\p{Cf}]/gu, '�')
      .trim()
    return {
      line,
      column: at - (starts[line - 1] ?? 0) + 1,
      snippet: stop < end ? `${snippet}…` : snippet,
    }
  }
}

/** Where the lines of a text begin. */
export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}

/** How many of some rising numbers are at most a limit. */
export function countUpTo(numbers: readonly number[], limit: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}
