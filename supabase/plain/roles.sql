-- What hosted Supabase has and a bare PostgreSQL lacks: three roles and auth.uid(). The server runs this before the
-- migrations, and only when something of it is missing. Its user only needs createrole, which the administrators of
-- managed services have. If it lacks that, run this once as a user who has it, then:
-- grant anon, authenticated, service_role to <that user>;
do $$
declare
  -- Since PostgreSQL 16 who creates a role is a member of it at once, and yet may not take it on.
  taken_on text := case when current_setting('server_version_num')::integer < 160000 then 'member' else 'set' end;
begin
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
  if to_regrole('service_role') is null then create role service_role nologin noinherit; end if;
  if to_regnamespace('auth') is null then create schema auth; end if;
  -- The server takes on these roles, one per request.
  if not (pg_has_role('anon', taken_on) and pg_has_role('authenticated', taken_on) and pg_has_role('service_role', taken_on)) then
    grant anon, authenticated, service_role to current_user;
  end if;
end
$$;

create or replace function auth.uid() returns uuid
language sql stable set search_path = '' as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
comment on function auth.uid() is 'The signed-in user of this request, by the subject of its token; null for a visitor.';

grant usage on schema auth, public to anon, authenticated, service_role;
grant execute on function auth.uid() to anon, authenticated, service_role;
