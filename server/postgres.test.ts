import { describe, expect, it } from 'vitest'
import { openPostgres } from './postgres.ts'
import { asOwner, openTestDatabase } from './testing/database.ts'
import { whyNoPostgres } from './testing/postgres.ts'

const missing = whyNoPostgres()

describe.skipIf(missing)(`a PostgreSQL${missing ? ` (${missing})` : ''}`, () => {
  it('is reached again after it has dropped every connection, idle and in use', async () => {
    const database = await openTestDatabase('PostgreSQL')
    const [row] = await asOwner(database, 'select current_database() as name')
    const inUse = database.transaction(({ query }) => query('select pg_sleep(60)'))
    const broken = expect(inUse).rejects.toThrow()
    const admin = await openPostgres(database.url ?? '')
    const drop = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${row?.name}' and pid <> pg_backend_pid()`
    await asOwner(admin, drop)
    await broken

    // The process learns of each lost connection by using it, at the latest.
    let answered: unknown
    for (let attempt = 0; attempt < 5 && !answered; attempt++) {
      answered = await asOwner(database, 'select 1 as one').catch(() => undefined)
    }
    expect(answered).toEqual([{ one: 1 }])
    await admin.close()
    await database.close()
  })
})

it('that cannot be reached is named without its password', async () => {
  const attempt = openPostgres('postgres://site:hidden@127.0.0.1:1/site')
  await expect(attempt).rejects.toThrow('DATABASE_URL (postgres://127.0.0.1:1/site): cannot be used')
  await expect(attempt).rejects.not.toThrow('hidden')
})
