import { harmless } from './harmless.ts'

type Row = { left: string | undefined; right: string | undefined }

/** Two texts in two columns, equal lines beside each other; `<`, `>` and `|` mark what differs, as `diff -y` does. */
export function sideBySide(
  left: string,
  right: string,
  { width, titles }: { width: number; titles: [string, string] },
): string {
  const column = Math.max(20, Math.floor((width - 3) / 2))
  const lines = alignment(left.split('\n'), right.split('\n')).flatMap((row) => wrapped(row, column))
  return [
    line(titles[0], ' ', titles[1], column),
    line('─'.repeat(column), '─', '─'.repeat(column), column),
    ...lines,
  ].join('\n')
}

function wrapped({ left, right }: Row, column: number): string[] {
  const [a, b] = [wrap(left ?? '', column), wrap(right ?? '', column)]
  const sign = left === undefined ? '>' : right === undefined ? '<' : left === right ? ' ' : '|'
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index) =>
    line(a[index] ?? '', sign, b[index] ?? '', column),
  )
}

function line(left: string, sign: string, right: string, column: number): string {
  return `${left}${' '.repeat(Math.max(0, column - [...left].length))} ${sign} ${right}`.trimEnd()
}

function wrap(text: string, column: number): string[] {
  const lines: string[] = []
  let now = ''
  for (const word of harmless(text).split(/(?<= )/)) {
    if (now && [...now, ...word.trimEnd()].length > column) {
      lines.push(now.trimEnd())
      now = ''
    }
    now += word
  }
  return [...lines, now.trimEnd()]
}

/** Longest common subsequence; lines that differ between two equal ones are set beside each other in order. */
function alignment(left: readonly string[], right: readonly string[]): Row[] {
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
