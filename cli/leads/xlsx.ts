import writeWorkbook from 'write-excel-file/node'
import { columns } from './csv.ts'
import type { Lead } from './lead.ts'

/**
 * Leads as a workbook of one sheet. All cells are text, so that none is run as a formula and phone numbers keep their
 * leading zero.
 */
export async function writeXlsx(leads: AsyncIterable<Lead>, file: string): Promise<number> {
  const header = columns.map(([name]) => ({ value: name, fontWeight: 'bold' as const }))
  const rows: { type: StringConstructor; value: string }[][] = []
  for await (const lead of leads)
    rows.push(columns.map(([, value]) => ({ type: String, value: String(value(lead) ?? '') })))
  await writeWorkbook([header, ...rows], { sheet: 'Leads', stickyRowsCount: 1 }).toFile(file)
  return rows.length
}
