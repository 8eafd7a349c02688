import type { Locale } from '../../site/locales.ts'
import { writing } from '../../site/writing.ts'

/** Rows as a CSV file that a spreadsheet of the language opens as it is (RFC 4180, with a byte order mark for Excel). */
export function toCsv(rows: readonly (readonly (string | number)[])[], locale: Locale): string {
  const { decimal } = writing[locale]
  // Spreadsheets take it from the language of the computer: where a comma is the decimal sign they expect a semicolon.
  const separator = decimal === ',' ? ';' : ','
  const cell = (value: string | number) => {
    // To the cent, and never a negative zero.
    const text = typeof value === 'number' ? String(Math.round(value * 100) / 100 + 0).replace('.', decimal) : value
    return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`
}
