/** What to write instead, as an offset range of a text. */
export type Replacement = { start: number; end: number; text: string }

/** What is corrected: `$1` in `to` is what the first group of the pattern holds. */
export type Correction = { pattern: RegExp; to: string; message: string }

/** The places of a text that these corrections change, each with what to write, and why. */
export const correctionsIn = (text: string, corrections: readonly Correction[]) =>
  corrections.flatMap(({ pattern, to, message }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: to.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
      message,
    })),
  )

/** A text with its edits made; where two overlap the earlier holds, the other is for the next run. */
export function applyEdits(text: string, edits: readonly Replacement[]): string {
  let at = 0
  const pieces = edits
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end, text: written }) => {
      if (start < at) return []
      const before = text.slice(at, start)
      at = end
      return [before, written]
    })
  return pieces.join('') + text.slice(at)
}
