import { alignment, type Row } from './alignment.ts'
import { sanitize } from './sanitize.ts'

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
  for (const word of sanitize(text).split(/(?<= )/)) {
    if (now && [...now, ...word.trimEnd()].length > column) {
      lines.push(now.trimEnd())
      now = ''
    }
    now += word
  }
  return [...lines, now.trimEnd()]
}
