import { resolve } from 'node:path'
import type { Office } from '../../server/office.ts'

const root = resolve(import.meta.dirname, '..', '..')

/** Opens the data of this installation for one command. @throws when it cannot be reached. */
export async function withOffice<T>(work: (office: Office) => Promise<T>): Promise<T> {
  // Loaded when it is needed: help and a misspelt word answer without a database.
  const { openOffice } = await import('../../server/office.ts')
  const office = await openOffice(root)
  try {
    return await work(office)
  } finally {
    await office.close()
  }
}
