import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { asOwner as inDatabase, kinds, openEmptyDatabase, asRole as roleIn } from '../testing/database.ts'
import { onEachDatabase } from '../testing/each-database.ts'
import { personCalls } from './person.fixture.ts'

onEachDatabase((sql) => {
  const { asOwner, contact, count } = sql
  const { admin, known, erase } = personCalls(sql)

  describe('an address', () => {
    const write = (...emails: string[]) =>
      asOwner(
        `insert into public.leads (source, name, email, language, created_at)
         select 'contact', 'A', email, 'en', now() - interval '1 day' from unnest($1::text[]) as email`,
        [emails],
      )
    const emailsOf = async (email: string) => (await known(email)).leads.map((lead) => lead.email).sort()

    it.each([
      ['ada@münchen.example', 'ADA@MÜNCHEN.example', 'ada@mu\u0308nchen.example.', 'ada@XN--MNCHEN-3YA.example'],
      ['élodie@example.com', 'e\u0301lodie@example.com', 'ÉLODIE@Example.com', 'élodie@ｅｘａｍｐｌｅ．com'],
      ['иван@пример.example', 'ИВАН@xn--e1afmkfd.example', 'Иван@ПРИМЕР。example'],
      ['marie.doe+site@gmail.com', 'MarieDoe@googlemail.com', 'm.a.r.i.e.doe@GMAIL.com'],
    ])('is the same mailbox in all the spellings that certainly reach it: %s', async (...spellings) => {
      await write(...spellings, 'eve@example.com')
      for (const spelling of spellings) expect(await emailsOf(` ${spelling} `)).toHaveLength(spellings.length)
      expect(await erase(spellings.at(-1) ?? '')).toMatchObject({ leads: spellings.length, similar: [] })
      expect(await count('public.leads')).toBe(1)
    })

    it.each([
      ['a domain without its accent', 'eva@xn--mller-kva.example', 'eva@muller.example'],
      ['ß written as ss', 'eva@straße.example', 'eva@strasse.example'],
      ['a name without its accent', 'élodie@example.com', 'elodie@example.com'],
      ['a tag where tags need not be known', 'ada@example.com', 'ada+lovelace@example.com'],
      ['a character that is not seen', 'ada@example.com', 'a\u200bda@example.com'],
      ['a label that only looks like punycode', 'eva@muller.example', 'eva@xn--muller-.example'],
    ])('is somebody else with %s', async (_, hers, other) => {
      await write(hers, other)
      expect([await emailsOf(hers), await emailsOf(other)]).toEqual([[hers], [other]])
      expect(await erase(hers)).toMatchObject({ leads: 1, spellings: [hers] })
      expect([await emailsOf(hers), await emailsOf(other)]).toEqual([[], [other]])
      expect((await known(hers)).erased_at).toEqual(expect.any(String))
      expect((await known(other)).erased_at).toBeNull()
      // Restored from a backup, hers is erased again, and nothing of the other.
      await write(hers)
      expect(await admin(`apply_erasures('[]', true)`)).toMatchObject({ leads: 1 })
      expect([await emailsOf(hers), await emailsOf(other)]).toEqual([[], [other]])
    })

    it('lists similar addresses only on request, and never in the export for a person', async () => {
      await write('ada@example.com', 'Ada+X@example.com', 'adà@example.com', 'eve@example.com')
      const asked = await admin('person_data($1, true)', ['ada@example.com'])
      expect(asked).toMatchObject({ similar: ['Ada+X@example.com', 'adà@example.com'] })
      expect(JSON.stringify(await known('ada@example.com'))).not.toMatch(/similar|ada\+x|adà|eve@/i)
      expect(await erase('ada@example.com')).toMatchObject({
        spellings: ['ada@example.com'],
        similar: ['Ada+X@example.com', 'adà@example.com'],
      })
    })

    it('shares its limits with a similar one, but does not see when that one wrote', async () => {
      for (const p_email of ['ada@example.com', 'ada+x@example.com', 'ada@example.com']) await contact({ p_email })
      expect([(await known('ada@example.com')).turns.length, (await known('ada+x@example.com')).turns.length]).toEqual([
        2, 1,
      ])
      expect((await known('ada+nobody@example.com')).turns).toEqual([])
      // Both have the same hash, so erasing one leaves none.
      expect(await erase('ada@example.com')).toMatchObject({ leads: 2, rate_events: 3 })
    })
  })
})

describe.each(kinds.filter(({ skip }) => !skip))(
  'a record on $kind from when accents and tags made no difference',
  ({ kind }) => {
    const supabase = resolve(import.meta.dirname, '..', '..', 'supabase')
    const versions = readdirSync(join(supabase, 'migrations')).map((name) => name.split('_')[0] ?? '')
    const before = new Set(versions.filter((version) => version <= '20261123050000'))

    it('still repeats the erasures made then, and erases nobody who wrote since', async () => {
      const database = await openEmptyDatabase(kind)
      const write = (email: string, age: string) =>
        inDatabase(
          database,
          `insert into public.leads (source, name, email, language, created_at)
         values ('contact', 'A', $1, 'en', now() - $2::interval)`,
          [email, age],
        )
      const call = async (procedure: string, values: string[] = []) =>
        (await roleIn(database, 'service_role', `select public.${procedure} as reply`, { values }))[0]?.reply
      await migrate(database, supabase, before)
      await write('eva@müller.example', '2 days')
      await write('Eva+x@Muller.example', '2 days')
      expect(await call('erase_contact($1)', ['eva@xn--mller-kva.example'])).toMatchObject({ leads: 2 })
      const record = JSON.stringify(await call('erasures()'))

      await migrate(database, supabase)
      // Restored from a backup made before the erasure; the last one wrote after the erasure.
      await inDatabase(database, 'delete from private.erasures')
      await write('eva@müller.example', '2 days')
      await write('Eva+x@Muller.example', '2 days')
      await write('eva@muller.example', '-1 minute')
      expect(await call('apply_erasures($1)', [record])).toMatchObject({ leads: 2, added: 1, other_key: 0 })
      expect(await inDatabase(database, 'select email from public.leads')).toEqual([{ email: 'eva@muller.example' }])
      await database.close()
    })
  },
)
