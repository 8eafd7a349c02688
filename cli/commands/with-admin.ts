import { resolve } from 'node:path'
import type { AdminClient } from '../../server/admin.ts'
import { wrongUse } from './command.ts'

/** The folder of this installation. */
export const root = resolve(import.meta.dirname, '..', '..')

/** Opens the data of this installation for one command. @throws when it cannot be reached. */
export async function withAdmin<T>(work: (admin: AdminClient) => Promise<T>): Promise<T> {
  // Loaded when it is needed: help and a misspelt word answer without a database.
  const { openAdmin } = await import('../../server/admin.ts')
  const admin = await openAdmin(root)
  try {
    return await work(admin)
  } finally {
    await admin.close()
  }
}

/** The same for a command about a person, after a check of the address. */
export async function withAdminFor(email: string, work: (admin: AdminClient) => Promise<number>): Promise<number> {
  if (/^[^@]+@[^@]+$/.test(email)) return withAdmin(work)
  console.error(`'${email}': expected an e-mail address, such as ada@example.com.`)
  return wrongUse
}
