import type { Lead } from './lead.ts'

const campaign = ['utm_source', 'utm_medium', 'utm_campaign'] as const

const columns: readonly (readonly [name: string, value: (lead: Lead) => string | number | null])[] = [
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

export const csvHeader = line(columns.map(([name]) => name))

/** One lead as a line of CSV (RFC 4180). */
export function csvLine(lead: Lead): string {
  return line(columns.map(([, value]) => cell(value(lead))))
}

function line(cells: string[]): string {
  return `${cells.join(',')}\r\n`
}

function cell(value: string | number | null): string {
  const text = harmless(String(value ?? ''))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A visitor's text that spreadsheets would run as a formula is marked as text (OWASP, CSV injection); a phone number is none. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^\+[\d\s().-]+$/.test(text) ? `'${text}` : text
}
