import { sanitize } from './sanitize.ts'

/** Columns as wide as their widest cell; numbers to the right. @param max characters of a cell; what is longer is cut */
export function table(rows: readonly Readonly<Record<string, string | number>>[], max = 48): string {
  const columns = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => columns.map((column) => show(row[column], max)))
  const lines = [columns, ...cells]
  const widths = columns.map((_, index) => lines.reduce((most, line) => Math.max(most, width(line[index])), 0))
  const isNumber = columns.map((column) => rows.every((row) => typeof row[column] === 'number'))
  return lines
    .map((line) =>
      line
        .map((cell, index) => {
          const space = ' '.repeat((widths[index] ?? 0) - width(cell))
          return isNumber[index] ? space + cell : cell + space
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function width(text = ''): number {
  return [...text].length
}

function show(value: string | number | undefined, max: number): string {
  if (typeof value === 'number') return value.toLocaleString('en')
  const text = [...sanitize(value ?? '')]
  return text.length > max ? `${text.slice(0, max - 1).join('')}…` : text.join('')
}
