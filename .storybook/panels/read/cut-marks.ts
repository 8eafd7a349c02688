/** The offset at which a reader with a limit stops. */
export type Mark = { readonly at: number; readonly label: string }

export type Piece = { readonly text: string; readonly marks: readonly string[] }

/**
 * Splits a text at marks: each piece but the last ends with its marks. Marks beyond the end of the text are left out.
 */
export function splitAtMarks(text: string, marks: readonly Mark[]): Piece[] {
  const inText = marks.filter(({ at }) => at < text.length).sort((a, b) => a.at - b.at)
  const pieces: Piece[] = []
  let from = 0
  for (const [index, { at, label }] of inText.entries()) {
    const before = inText[index - 1]
    const last = pieces.at(-1)
    if (before?.at === at && last) pieces[pieces.length - 1] = { ...last, marks: [...last.marks, label] }
    else pieces.push({ text: text.slice(from, at), marks: [label] })
    from = at
  }
  return [...pieces, { text: text.slice(from), marks: [] }]
}

export const count = (number: number): string => number.toLocaleString('en')

/** Percentage of the words left when a text is cut. */
export function shareRead(text: string, limit: number): number {
  const words = (part: string) => part.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const all = words(text)
  return all === 0 ? 0 : Math.round((100 * words(text.slice(0, limit))) / all)
}
