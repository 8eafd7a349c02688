import writeWorkbook from 'write-excel-file/node'
import { columns } from './csv.ts'
import type { Lead } from './lead.ts'

/** Leads as a workbook of one sheet. Every cell is text: nothing in it is run, and no telephone number loses its zero. */
export async function writeXlsx(leads: AsyncIterable<Lead>, file: string): Promise<number> {
  const header = columns.map(([name]) => ({ value: name, fontWeight: 'bold' as const }))
  const rows: { type: StringConstructor; value: string }[][] = []
  for await (const lead of leads)
    rows.push(columns.map(([, value]) => ({ type: String, value: String(value(lead) ?? '') })))
  await writeWorkbook([header, ...rows], { sheet: 'Leads', stickyRowsCount: 1 }).toFile(file)
  return rows.length
}
