import { describe, expect, it } from 'vitest'
import { asSuperuser } from '../testing/database.ts'
import { onEachDatabase } from '../testing/each-database.ts'

const ours = `('public'::regnamespace, 'private'::regnamespace)`

/** The rules of Supabase's database linter (splinter) that concern our own SQL, by number. */
const lints: Readonly<Record<string, string>> = {
  '0001 a foreign key without an index': `select conname from pg_constraint c where contype = 'f' and connamespace in ${ours}
      and not exists (select from pg_index i where i.indrelid = c.conrelid
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
  '0002 a view on auth.users, 0010 a security definer view, 0016 a materialized view, 0017 a foreign table': `select relname from pg_class where relnamespace in ${ours} and relkind in ('v', 'm', 'f')`,
  '0003 a policy that asks auth once per row': `select policyname from pg_policies where schemaname in ('public', 'private')
      and regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), '\\( *SELECT auth\\.\\w+\\(\\)[^)]*\\)', '', 'gi') ~ 'auth\\.'`,
  '0004 a table without a primary key': `select relname from pg_class t where relkind = 'r' and relnamespace in ${ours}
      and not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`,
  '0006 two permissive policies for one role and action': `select tablename, role, action from pg_policies, unnest(roles) role,
        unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) action
      where schemaname = 'public' and permissive = 'PERMISSIVE' group by 1, 2, 3 having count(*) > 1`,
  '0007 a policy on a table whose row-level security is off, 0013 a table of public without it': `select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relrowsecurity`,
  '0008 row-level security without any policy': `select relname from pg_class t where relrowsecurity and relnamespace in ${ours}
      and not exists (select from pg_policy p where p.polrelid = t.oid)`,
  '0009 two indexes on the same columns': `select indrelid::regclass::text, indkey::text from pg_index join pg_class c on c.oid = indexrelid
      where c.relnamespace in ${ours} group by indrelid, indkey::text, indclass::text, indoption::text,
        coalesce(pg_get_expr(indexprs, indrelid), ''), coalesce(pg_get_expr(indpred, indrelid), '') having count(*) > 1`,
  '0011 a function whose search path the caller chooses': `select proname from pg_proc where pronamespace in ${ours} and not coalesce('search_path=""' = any (proconfig), false)`,
  '0014 an extension in public': `select extname from pg_extension where extnamespace = 'public'::regnamespace`,
  '0015 a policy that believes what a user wrote into their metadata': `select policyname from pg_policies where coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata'`,
  '0024 a policy that is always true': `select policyname from pg_policies where schemaname = 'public' and 'true' in (qual, with_check)`,
  '0028, 0029 a security definer function that a visitor may call, beside the two that are meant': `select p.oid::regproc::text from pg_proc p, unnest(array['anon', 'authenticated']) role
      where pronamespace in ${ours} and prosecdef and has_function_privilege(role, p.oid, 'execute')
        and proname not in ('create_lead_from_contact_form', 'create_free_audit_from_form')`,
}

onEachDatabase(({ asOwner, database }) => {
  describe('the schema does not have', () => {
    it.each(Object.entries(lints))('%s', async (_, findings) => {
      expect(await asOwner(findings)).toEqual([])
    })

    it('a table or function without a comment', async () => {
      const silent = `select relname::text as name from pg_class where relkind = 'r'
          and relnamespace in ${ours} and obj_description(oid, 'pg_class') is null
        union all select proname::text from pg_proc where pronamespace in ${ours} and obj_description(oid, 'pg_proc') is null`
      expect(await asOwner(silent)).toEqual([])
    })

    it('a grant to a visitor beside inserting events, column by column', async () => {
      const tables = `select table_name from information_schema.role_table_grants
        where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'private')`
      expect(await asOwner(tables)).toEqual([])
      const columns = `select distinct table_name, privilege_type from information_schema.role_column_grants
        where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'private')`
      expect(await asOwner(columns)).toEqual([{ table_name: 'analytics_events', privilege_type: 'INSERT' }])
    })
  })

  // What `supabase db lint` runs. It is an extension that a PostgreSQL may lack, and PGlite does.
  it('holds for plpgsql_check', async ({ skip }) => {
    const available = await asOwner(`select name from pg_available_extensions where name = 'plpgsql_check'`)
    skip(available.length === 0, 'no plpgsql_check here: on Debian, postgresql-<version>-plpgsql-check')
    // As on hosted Supabase: one function asks for it by name.
    await asOwner('create schema vault')
    await asOwner('create table vault.decrypted_secrets (name text, decrypted_secret text)')
    const errors = `select p.oid::regproc::text as function, message from pg_proc p
      join pg_language l on l.oid = prolang and lanname = 'plpgsql'
      left join pg_trigger t on tgfoid = p.oid
      cross join lateral plpgsql_check_function_tb(p.oid, fatal_errors => false, other_warnings => false,
        performance_warnings => false, relid => coalesce(tgrelid, 0), newtable => tgnewtable) found
      where pronamespace in ${ours}`
    try {
      expect(await asSuperuser(database(), 'create extension plpgsql_check', errors)).toEqual([])
    } finally {
      await asSuperuser(database(), 'drop extension plpgsql_check', 'drop schema vault cascade')
    }
  })

  describe('the lints', () => {
    it('do find what they look for', async () => {
      await asOwner('create table public.careless (a int, b text)')
      await asOwner('create index on public.careless (a)')
      await asOwner('create index on public.careless (a)')
      await asOwner('create table public.careless_child (id int primary key, lead uuid references public.leads (id))')
      await asOwner('alter table public.careless_child enable row level security')
      await asOwner('create policy open on public.careless_child using (true)')
      await asOwner('create policy mine on public.careless_child to anon using (id::text = auth.uid()::text)')
      await asOwner('create policy also on public.careless_child to anon using (id > 0)')
      await asOwner('create function public.careless() returns int language sql security definer as $$ select 1 $$')
      await asOwner('grant execute on function public.careless() to anon')
      try {
        const found: string[] = []
        for (const [name, findings] of Object.entries(lints))
          if ((await asOwner(findings)).length > 0) found.push(name.slice(0, 4))
        expect(found).toEqual(['0001', '0003', '0004', '0006', '0007', '0009', '0011', '0024', '0028'])
      } finally {
        await asOwner('drop function public.careless()')
        await asOwner('drop table public.careless, public.careless_child')
      }
    })
  })
})
