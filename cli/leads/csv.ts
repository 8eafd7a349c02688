import { withoutControls } from '../terminal/harmless.ts'
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
 * In quotes where any separator would end it: who opens the file may choose another. Without control characters also in a
 * file, which is looked at in a terminal sooner or later and which CSV cannot escape; the JSON of an export has them all.
 */
function cell(value: string | number | null): string {
  const text = harmless(withoutControls(String(value ?? '')))
  return /[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What makes a cell a formula, and the same behind what a spreadsheet may take for the end of the cell before. */
const formula = /^(?:[\t\r]|[\s"]*[=+\-@＝＋－＠])/u
// Looked for from the sign: a search from each tab goes over all the tabs that follow, which is a square of them.
const formulaWithin = /(?=[=+\-@＝＋－＠])(?<=[,;|\t][\s"]*)/gu
/** A telephone number, and a number with one sign, up to the end of the cell. */
const harmlessSign = /^(?:\+[\d\s().-]+|-[\d\s().]+)(?=[,;|\t]|$)/

/** A visitor's text that spreadsheets would run as a formula is marked as text (OWASP, CSV injection); a phone number is none. */
function harmless(text: string): string {
  const marked = text.replace(formulaWithin, (_, at: number) => (harmlessSign.test(text.slice(at)) ? '' : "'"))
  return formula.test(text) && !harmlessSign.test(text) ? `'${marked}` : marked
}
