import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { asRole, openEmptyDatabase } from './testing/database.ts'

it('an administrator of PostgreSQL 18 who is no superuser may take on every role that they made', async () => {
  const database = await openEmptyDatabase('PGlite')
  await database.transaction(({ run }) =>
    run(`create role administrator createrole;
      do $$ begin execute format('alter database %I owner to administrator', current_database()); end $$;
      set session authorization administrator`),
  )
  await migrate(database, resolve(import.meta.dirname, '..', 'supabase'))
  for (const role of ['anon', 'authenticated', 'service_role'] as const)
    expect(await asRole(database, role, 'select current_user::text as name')).toEqual([{ name: role }])
  await database.close()
})
