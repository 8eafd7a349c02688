import { withoutControls } from '../terminal/sanitize.ts'
import type { Lead } from './lead.ts'

const campaign = ['utm_source', 'utm_medium', 'utm_campaign'] as const

/** What an export holds of a lead, in this order. */
export const columns: readonly (readonly [name: string, value: (lead: Lead) => string | number | null])[] = [
  ['id', ({ id }) => id],
  ['created_at', ({ created_at }) => created_at],
  ['status', ({ status }) => status],
  ['source', ({ source }) => source],
  ['language', ({ language }) => language],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['company', ({ company }) => company],
  ['website', ({ website }) => website],
  ['message', ({ message }) => message],
  ['flags', ({ flags }) => flags.join(' ')],
  ['fill_ms', ({ fill_ms }) => fill_ms],
  ['last_contact_at', ({ last_contact_at }) => last_contact_at],
  ['contract_ended_on', ({ contract_ended_on }) => contract_ended_on],
  ['project_source', ({ project_source }) => project_source],
  ...campaign.map((name) => [name, ({ utm }: Lead) => utm[name] ?? null] as const),
]

export type Separator = ',' | ';' | '\t'

export const csvHeader = (separator: Separator) =>
  line(
    columns.map(([name]) => name),
    separator,
  )

/** One lead as a line of CSV (RFC 4180). */
export function csvLine(lead: Lead, separator: Separator): string {
  return line(
    columns.map(([, value]) => cell(value(lead))),
    separator,
  )
}

function line(cells: string[], separator: Separator): string {
  return `${cells.join(separator)}\r\n`
}

/**
 * Quoted when it contains any separator, since a spreadsheet may be set to another. Control characters are removed,
 * because CSV cannot escape them and files are shown in terminals too; the JSON export has them all.
 */
function cell(value: string | number | null): string {
  const text = neutralizeFormulas(withoutControls(String(value ?? '')))
  return /[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The start of a formula; also after a character that a spreadsheet may take for the end of a cell. */
const formula = /^(?:[\t\r]|[\s"]*[=+\-@＝＋－＠])/u
// Looked for from the sign: a search from each tab goes over all the tabs that follow, which is a square of them.
const formulaWithin = /(?=[=+\-@＝＋－＠])(?<=[,;|\t][\s"]*)/gu
/** A telephone number, and a number with one sign, up to the end of the cell. */
const safeSign = /^(?:\+[\d\s().-]+|-[\d\s().]+)(?=[,;|\t]|$)/

/**
 * Prefixes text that a spreadsheet would run as a formula with an apostrophe (OWASP, CSV injection), except phone
 * numbers. In each line: for a spreadsheet that is set to another separator, no quotation mark begins the cell, and a
 * line break within it ends the row.
 */
function neutralizeFormulas(text: string): string {
  const [first = '', ...others] = text.split('\n')
  return [neutralizeLine(first, text), ...others.map((line) => neutralizeLine(line, line))].join('\n')
}

function neutralizeLine(line: string, cell: string): string {
  const marked = line.replace(formulaWithin, (_, at: number) => (safeSign.test(line.slice(at)) ? '' : "'"))
  return formula.test(line) && !safeSign.test(cell) ? `'${marked}` : marked
}
