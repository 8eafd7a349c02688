/** What to write instead, as an offset range of a text. */
export type Replacement = { start: number; end: number; text: string }

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
