/** Columns as wide as their widest cell; numbers to the right. */
export function table(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => show(row[column])))]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

const show = (cell: string | number | undefined) =>
  typeof cell === 'number' ? cell.toLocaleString('en', { maximumFractionDigits: 4 }) : (cell ?? '')
