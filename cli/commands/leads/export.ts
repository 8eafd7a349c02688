import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { done } from '../../exit-code.ts'
import { countLeads } from '../../leads/count.ts'
import { csvHeader, csvLine } from '../../leads/csv.ts'
import { type Filter, readLeads } from '../../leads/read.ts'
import { withOffice } from '../with-office.ts'

type Options = Filter & { format: string; out?: string; excel?: boolean }

/** Writes leads as CSV or JSON, page by page: no number of them needs more memory. */
export function exportLeads({ format, out, excel, ...filter }: Options): Promise<number> {
  return withOffice(async (office) => {
    const target = out ? createWriteStream(out, { mode: 0o600 }) : process.stdout
    const opened = out ? once(target, 'open') : undefined
    await opened
    let count = 0
    if (format === 'csv') await write(target, (excel ? '\uFEFF' : '') + csvHeader)
    for await (const lead of readLeads(office, filter, Date.now())) {
      await write(target, format === 'csv' ? csvLine(lead) : `${count === 0 ? '[\n' : ',\n'}${JSON.stringify(lead)}`)
      count++
    }
    if (format === 'json') await write(target, count === 0 ? '[]\n' : '\n]\n')
    if (out) {
      target.end()
      await once(target, 'close')
    }
    console.error(`${countLeads(count)} from ${office.where}${out ? ` to ${out}` : ''}.`)
    return done
  })
}

async function write(target: Writable, text: string): Promise<void> {
  if (!target.write(text)) await once(target, 'drain')
}
