import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { done, refuse, withAdmin } from '../commands/command.ts'
import { counted } from '../terminal/in-words.ts'
import { safeJson } from '../terminal/sanitize.ts'
import { columns, csvHeader, csvLine, type Separator } from './csv.ts'
import { type Filter, type Lead, readLeads } from './lead.ts'

type Options = Filter & { format: string; out?: string; excel?: boolean; separator: keyof typeof separators }

const separators = { comma: ',', semicolon: ';', tab: '\t' } as const

/**
 * Writes leads as CSV, JSON or a workbook; the first two page by page, so that memory does not grow with their number.
 */
export async function exportLeads({ format, out, excel, separator, ...filter }: Options): Promise<number> {
  if (format === 'xlsx' && !out) return refuse('leads export: a workbook is written to a file. Add --out leads.xlsx.')
  return withAdmin(async (admin) => {
    const leads = readLeads(admin, filter)
    if (out) await keepToOwner(out)
    const written =
      format === 'xlsx' && out
        ? writeXlsx(leads, out)
        : writeText(leads, { format, out, excel, separator: separators[separator] })
    const count = await written.catch((error: Error) => {
      if (!out) throw error
      throw new Error(`${out}: ${error.message}. What is in it is not complete: export again to another place.`)
    })
    console.error(`${counted(count, 'lead')} from ${admin.where}${out ? ` to ${out}` : ''}.`)
    return done
  })
}

type Text = { format: string; out: string | undefined; excel: boolean | undefined; separator: Separator }

async function writeText(leads: AsyncIterable<Lead>, { format, out, excel, separator }: Text): Promise<number> {
  let count = 0
  async function* pieces() {
    if (format === 'csv') yield (excel ? '\uFEFF' : '') + csvHeader(separator)
    for await (const lead of leads) {
      yield format === 'csv' ? csvLine(lead, separator) : `${count === 0 ? '[\n' : ',\n'}${safeJson(lead)}`
      count++
    }
    if (format === 'json') yield count === 0 ? '[]\n' : '\n]\n'
  }
  await (out ? pipeline(pieces, createWriteStream(out)) : pipeline(pieces, process.stdout, { end: false }))
  return count
}

/**
 * Leads as a workbook of one sheet. All cells are text, so that none is run as a formula and phone numbers keep their
 * leading zero.
 */
export async function writeXlsx(leads: AsyncIterable<Lead>, file: string): Promise<number> {
  // Loaded only for a workbook.
  const { default: writeWorkbook } = await import('write-excel-file/node')
  const header = columns.map(([name]) => ({ value: name, fontWeight: 'bold' as const }))
  const rows: { type: StringConstructor; value: string }[][] = []
  for await (const lead of leads)
    rows.push(columns.map(([, value]) => ({ type: String, value: String(value(lead) ?? '') })))
  await writeWorkbook([header, ...rows], { sheet: 'Leads', stickyRowsCount: 1 }).toFile(file)
  return rows.length
}

/** Makes a file empty and readable by its owner alone, whoever could read it before. */
export async function keepToOwner(file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  await handle.chmod(0o600)
  await handle.close()
}
