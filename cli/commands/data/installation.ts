import { resolve } from 'node:path'
import { adminOf, readInstallation } from '../../../server/admin.ts'
import type { Backup } from '../../../server/backup/read.ts'
import { rowsIn, type Table } from '../../../server/backup/tables.ts'
import type { Database } from '../../../server/database.ts'
import { keepErasures } from '../../../server/erasures.ts'
import { countLeads } from '../../leads/lead.ts'

const root = resolve(import.meta.dirname, '..', '..', '..')

export const supabase = resolve(root, 'supabase')

export const installation = () => readInstallation(root)

/** Erases again, in a restored database, the people who were erased after the backup was made. */
export async function eraseAgain(database: Database): Promise<void> {
  const { options, secretKey } = installation()
  const admin = adminOf(database, secretKey, options.erasuresFile)
  const { leads, otherKey } = await keepErasures(admin, options.erasuresFile, true)
  if (leads > 0) console.log(`Erased again: ${countLeads(leads)}, by ${options.erasuresFile}.`)
  if (otherKey === 0) return
  console.error(
    `${otherKey} erasures were recorded with another SUPABASE_SECRET_KEY than that of .env, and are not applied. ` +
      'Once it is there: SUPABASE_SECRET_KEY=<the earlier one> npx citence person reapply',
  )
}

/** What a backup holds, in a few words. */
export function describe({ head, checksums }: Backup): string {
  const rows = (table: Table) => (checksums.get(table)?.rows ?? 0).toLocaleString('en')
  return (
    `${rowsIn(checksums).toLocaleString('en')} rows, of them ${rows('public.leads')} leads, ` +
    `${rows('public.audits')} audits and ${rows('public.analytics_events')} events, of ${head.made_at}`
  )
}
