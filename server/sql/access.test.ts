import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../testing/each-database.ts'

onEachDatabase(({ transaction, asOwner, asRole, contact }) => {
  describe('what a visitor may do', () => {
    it('finds leads closed even when somebody grants the table again', async () => {
      await contact()
      const reopened = transaction(async ({ query }) => {
        await query('grant all on public.leads to anon')
        await query('set local role anon')
        const rows = await query('select * from public.leads')
        await query('reset role')
        await query('revoke all on public.leads from anon')
        return rows
      })
      expect(await reopened).toEqual([])
    })

    it.each(['anon', 'authenticated'])('may call exactly the two procedures as %s', async (role) => {
      const called = `select p.oid::regproc::text as name from pg_proc p
          where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
            and has_function_privilege($1, p.oid, 'execute') order by 1`
      const rows = await asOwner(called, [role])
      expect(rows.map((row) => row.name)).toEqual(['create_free_audit_from_form', 'create_lead_from_contact_form'])
    })

    it('has no way into the private schema', async () => {
      await expect(asRole('anon', 'select private.pepper()')).rejects.toMatchObject({
        code: '42501',
      })
      await expect(asRole('service_role', 'select * from private.settings')).rejects.toMatchObject({
        code: '42501',
      })
    })
  })
})
