/** A line of one text beside the equal line of the other, or the one that replaces it. */
export type Row = { left: string | undefined; right: string | undefined }

/** Longest common subsequence; different lines between two equal ones are paired in order. */
export function alignment(left: readonly string[], right: readonly string[]): Row[] {
  const length = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0))
  const at = (i: number, j: number) => length[i]?.[j] ?? 0
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--) {
      const row = length[i]
      if (row) row[j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const rows: Row[] = []
  let gone: string[] = []
  let come: string[] = []
  const flush = () => {
    for (let n = 0; n < Math.max(gone.length, come.length); n++) rows.push({ left: gone[n], right: come[n] })
    gone = []
    come = []
  }
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i], right[j]]
    if (a !== undefined && a === b) {
      flush()
      rows.push({ left: a, right: b })
      i++
      j++
    } else if (b === undefined || (a !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      if (a !== undefined) gone.push(a)
      i++
    } else {
      come.push(b)
      j++
    }
  }
  flush()
  return rows
}
