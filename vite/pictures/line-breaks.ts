/** Lines no wider than `width`, broken at ordinary spaces only; a word that is wider alone stands alone. */
export function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines, as equal in length as possible. */
export function balanceLines(text: string, width: number, measure: (line: string) => number): string[] {
  const count = breakLines(text, width, measure).length
  let [narrow, wide] = [0, width]
  // To half a percent of the width.
  for (let step = 0; step < 8; step++) {
    const middle = (narrow + wide) / 2
    const lines = breakLines(text, middle, measure)
    if (lines.length <= count && lines.every((line) => measure(line) <= middle)) wide = middle
    else narrow = middle
  }
  return breakLines(text, wide, measure)
}
