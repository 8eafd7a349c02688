-- What an owner, and the machine in front, should know of a database: whether it takes writes, and whether its chores run.
create table private.write_probe (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null default now()
);
comment on table private.write_probe is 'Written to by /health/ready: a database that can be read may still take no lead.';
insert into private.write_probe default values;

create table private.chores (
  name text primary key,
  done_at timestamptz not null
);
comment on table private.chores is 'When the daily chores were last done.';

alter function public.run_retention(timestamptz) set schema private;
revoke all on function private.run_retention(timestamptz) from public, anon, authenticated, service_role;

create function public.run_retention(p_now timestamptz default now()) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  deleted jsonb := private.run_retention(p_now);
begin
  insert into private.chores values ('run_retention', now()) on conflict (name) do update set done_at = excluded.done_at;
  return deleted;
end
$$;
comment on function public.run_retention(timestamptz) is
  'Deletes what is older than promised: events 26 months, inquiries 2 years from last contact, clients contract + 3 years. Run daily.';

create function private.exposed() returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(found.what order by found.what), '{}') from (
    select format('schema private: %s may use it', r.role) as what
      from (values ('anon'), ('authenticated'), ('service_role')) r (role)
      where has_schema_privilege(r.role, 'private', 'usage')
    union all
    select format('table %s: %s may %s', c.relname, r.role, p.privilege)
      from pg_class c, (values ('anon'), ('authenticated')) r (role), (values ('select'), ('update'), ('delete')) p (privilege)
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(r.role, c.oid, p.privilege)
        and c.relname in ('sites', 'leads', 'audits', 'analytics_events', 'analytics_daily', 'analytics_daily_vitals', 'known_values')
    union all
    select format('table %s: its row-level security is off', c.relname)
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
        and c.relname in ('sites', 'leads', 'audits', 'analytics_events', 'analytics_daily', 'analytics_daily_vitals', 'known_values')
    union all
    select format('function %s: %s may call it', p.proname, r.role)
      from pg_proc p, (values ('anon'), ('authenticated')) r (role)
      where p.pronamespace = 'public'::regnamespace and has_function_privilege(r.role, p.oid, 'execute')
        and p.proname in ('list_leads', 'set_lead_status', 'erase_contact', 'person_data', 'erasures', 'apply_erasures',
          'set_known_values', 'refresh_analytics', 'run_retention', 'analytics_report', 'condition')
  ) found
$$;
comment on function private.exposed() is 'What visitors may do with ours and should not: a restore without privileges, or a click in a console, opens it.';

create function public.condition() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'versions', (select coalesce(jsonb_agg(m.version order by m.version), '[]') from supabase_migrations.schema_migrations m),
    'counted_at', (select s.refreshed_at from private.analytics_state s),
    'retained_at', (select c.done_at from private.chores c where c.name = 'run_retention'),
    'webhook', (select s.lead_webhook from private.settings s),
    'waiting', (select count(*) from private.lead_deliveries) + (select count(*) from private.erasure_notices),
    'waiting_since', least((select min(d.created_at) from private.lead_deliveries d), (select min(n.created_at) from private.erasure_notices n)),
    'delivery_error', (select d.last_error from private.lead_deliveries d where d.last_error is not null order by d.created_at limit 1),
    -- Only where PostgREST stands in front does the database read the visitor's address from what a proxy says.
    'address_header', case when to_regrole('authenticator') is not null then (select s.client_address_header from private.settings s) end,
    'pepper', private.pepper() is not null,
    'erasures_of_another_key', (select count(*) from private.erasures e where e.key_check is distinct from private.key_check()),
    'bytes', pg_database_size(current_database()),
    'leads', (select count(*) from public.leads),
    'exposed', to_jsonb(private.exposed()));
end
$$;
comment on function public.condition() is 'What an owner should know of this database: for the doctor and for /metrics.';

grant execute on function public.run_retention(timestamptz), public.condition() to service_role;
