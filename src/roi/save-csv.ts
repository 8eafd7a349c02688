import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '../site/locales.ts'
import { writing } from '../site/writing.ts'
import { saveFile } from '../ui/save-file.ts'
import { labels } from './field-words.ts'
import { forecast, scenarios } from './model/forecast.ts'
import { fieldIds, type Inputs, isAsked } from './model/inputs.ts'

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

/** The inputs, then month by month the base scenario and the result since the start in all three. */
function rowsOf(inputs: Inputs, i18n: I18n): (string | number)[][] {
  const all = scenarios(inputs)
  const head = [
    msg`Month`,
    msg`Visits`,
    msg`Leads`,
    msg`Clients`,
    msg`Margin`,
    msg`Result, low`,
    msg`Result, base`,
    msg`Result, high`,
  ].map((word) => i18n._(word))
  return [
    ...fieldIds.filter((id) => isAsked(id, inputs.basis)).map((id) => [i18n._(labels[id]), inputs[id]]),
    [],
    head,
    ...forecast(inputs).months.map(({ month, visits, leads, clients, margin }, index) => [
      month,
      visits,
      leads,
      clients,
      margin,
      ...all.map(({ forecast }) => forecast.months[index]?.cumulative ?? 0),
    ]),
  ]
}

/** Saves the months as a file on the visitor's device. */
export function saveCsv(inputs: Inputs, i18n: I18n, locale: Locale): void {
  saveFile('geo-roi.csv', 'text/csv', toCsv(rowsOf(inputs, i18n), locale))
}
