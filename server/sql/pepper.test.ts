import { createHash, createHmac } from 'node:crypto'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import { migrate } from '../migrate.ts'
import { asRole, openEmptyDatabase } from '../testing/database.ts'
import { onEachDatabase } from '../testing/each-database.ts'

const supabase = resolve(import.meta.dirname, '..', '..', 'supabase')

const contact = `select public.create_lead_from_contact_form(
  p_name => 'Ada', p_email => 'ada.l@example.com', p_message => 'Hello') as reply`
const visitor = { headers: { 'x-client-address': '2001:db8:1:2::3', 'idempotency-key': 'b0f2a7f0-0001' } }

/** Values that somebody with a dump may guess, in the form that is hashed. */
const suspected = [
  'address:2001:db8:1:2::',
  'address:2001:db8:1:2::/64',
  'line:2001:db8:1::/56',
  'mailbox:ada.l@example.com',
  'request:["Ada", "ada.l@example.com", null, null, "Hello", "fr", null]',
  ':["Ada", "ada.l@example.com", null, null, "Hello", "fr", null]',
]

/** Looks for hashes of the guesses, made with every word in the dump. */
function found(dump: string, secrets: readonly string[] = []): string[] {
  const words = new Set([...dump.split(/[^\w:.-]+/), ...dump.split(/[^\w-]+/), ...dump.split('\t'), '', ...secrets])
  const hashes = new Set([...dump.matchAll(/[0-9a-f]{64}/g)].map(([hash]) => hash))
  const tries = (word: string, text: string) => [
    createHash('sha256').update(`${word}:${text}`).digest('hex'),
    createHash('sha256')
      .update(word + text)
      .digest('hex'),
    createHmac('sha256', word).update(text).digest('hex'),
  ]
  return suspected.filter((text) => [...words].some((word) => tries(word, text).some((hash) => hashes.has(hash))))
}

onEachDatabase(({ asOwner, asRole: as, count, database }) => {
  /** What pg_dump writes: every row of every table, and every function. */
  const dump = async () => {
    const tables = await asOwner(`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`)
    const parts = [
      await asOwner(
        `select prosrc as text from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
      ),
    ]
    parts.push(await asOwner('select setconfig::text as text from pg_db_role_setting'))
    for (const { name } of tables) parts.push(await asOwner(`select t::text as text from ${name} t`))
    return parts.flatMap((rows) => rows.map(({ text }) => text)).join('\n')
  }
  const send = (pepper: string) => asRole(database(), 'anon', contact, { ...visitor, pepper })

  describe('a dump', () => {
    it('does not reveal whose addresses the limits stored', async () => {
      await send('kept elsewhere')
      await as('service_role', 'select 1')
      const text = await dump()
      expect(await count('private.rate_events')).toBe(3)
      expect(found(text)).toEqual([])
      expect(text).not.toContain('2001:db8')
      // With the pepper the same search finds each of them.
      expect(found(text, ['kept elsewhere'])).toEqual(
        expect.arrayContaining(['address:2001:db8:1:2::', 'line:2001:db8:1::/56', 'mailbox:ada.l@example.com']),
      )
      // And the idempotency key, which only its sender has, finds the request.
      expect(found(text, ['b0f2a7f0-0001'])).toEqual([':["Ada", "ada.l@example.com", null, null, "Hello", "fr", null]'])
    })

    it('restored beside another pepper answers a repeated request as before', async () => {
      const [first] = await send('before')
      expect(await send('after')).toEqual([first])
      expect(await count('public.leads')).toBe(1)
    })
  })

  describe('without a pepper', () => {
    it('a lead is taken, and counts by nothing that could be hashed', async () => {
      expect((await send(''))[0]?.reply).toMatchObject({ success: true })
      expect([await count('public.leads'), await count('private.rate_events')]).toEqual([1, 0])
    })
  })

  it('Vault’s is used where there is one', async () => {
    await database().transaction(({ run }) =>
      run(`create schema vault; create table vault.decrypted_secrets (name text, decrypted_secret text);
        insert into vault.decrypted_secrets values ('other', 'no'), ('citence_pepper', 'from the vault')`),
    )
    await send('from elsewhere').finally(() => database().transaction(({ run }) => run('drop schema vault cascade')))
    expect(found(await dump(), ['from the vault'])).toContain('mailbox:ada.l@example.com')
  })
})

describe('a database from before', () => {
  const older = sharedFolder()
  cpSync(supabase, older, { recursive: true })
  for (const name of readdirSync(join(older, 'migrations'))) {
    if (name >= '20261122170200') rmSync(join(older, 'migrations', name))
  }

  it('loses its pepper and what was hashed with it, and still knows what was asked', async () => {
    const database = await openEmptyDatabase('PGlite')
    await migrate(database, older)
    const [first] = await asRole(database, 'anon', contact, visitor)
    const rows = () =>
      database.transaction(({ query }) =>
        query('select t::text as text from private.settings t union all select r::text from private.rate_events r'),
      )
    const before = (await rows()).map(({ text }) => text).join('\n')
    expect(found(before)).toContain('mailbox:ada.l@example.com')

    await migrate(database, supabase)
    expect(await asRole(database, 'anon', contact, visitor)).toEqual([first])
    expect(await rows()).toHaveLength(1)
    await database.close()
  })

  it('of a project with Vault gets a pepper there', async () => {
    const database = await openEmptyDatabase('PGlite')
    await migrate(database, older)
    await database.transaction(({ run }) =>
      run(`
      create schema vault;
      create table vault.decrypted_secrets (name text, decrypted_secret text, description text);
      create function vault.create_secret(new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null)
        returns uuid language sql as $$
          insert into vault.decrypted_secrets values (new_name, new_secret, new_description) returning gen_random_uuid() $$;`),
    )
    await migrate(database, supabase)
    const secrets = await database.transaction(({ query }) =>
      query('select name, length(decrypted_secret) as length from vault.decrypted_secrets'),
    )
    expect(secrets).toEqual([{ name: 'citence_pepper', length: 64 }])
    await asRole(database, 'anon', contact, { ...visitor, pepper: '' })
    expect(await database.transaction(({ query }) => query('select from private.rate_events'))).toHaveLength(3)
    await database.close()
  })
})
