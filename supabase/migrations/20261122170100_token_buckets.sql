-- Hosted Supabase has no server of ours in front: what the server counts in memory (server/limits.ts) is counted here.
-- Transactions of that server say so (citence.counted), and are not counted twice; a visitor of PostgREST cannot say it.
create table private.rates (
  kind text not null check (kind in ('events', 'procedures')),
  scope text not null check (scope in ('address', 'all')),
  burst double precision not null check (burst > 0),
  per_second double precision not null check (per_second > 0),
  primary key (kind, scope)
);

comment on table private.rates is
  'Tokens of the buckets: how many there are at first, and how many come back each second. A line of IPv6 (/56) has twice what an address has.';
insert into private.rates values
  ('events', 'address', 40000, 2), ('events', 'all', 200000, 20),
  ('procedures', 'address', 60, 0.5), ('procedures', 'all', 2000, 30);

create table private.buckets (
  subject text not null,
  shard smallint not null,
  level double precision not null,
  at timestamptz not null,
  primary key (subject, shard)
) with (fillfactor = 50);

comment on table private.buckets is 'Token buckets by kind and hashed address; of all together 16, so that commits need not wait for each other.';
-- Full ones.
insert into private.buckets
  select kind || ':all', shard, 'infinity', now() from (values ('events'), ('procedures')) k (kind), generate_series(0, 15) shard;

create function private.is_counted_here() returns boolean
language sql stable set search_path = '' as $$
  select current_setting('role', true) in ('anon', 'authenticated')
    and coalesce(current_setting('citence.counted', true), '') <> 'yes'
$$;
comment on function private.is_counted_here() is 'Whether a visitor''s request is to be counted by these buckets.';

create function private.bucket_owners(p_kind text) returns table (subject text, burst double precision, per_second double precision)
language sql stable set search_path = '' as $$
  select p_kind || ':' || encode(private.keyed_hash(given.kind, given.value), 'hex'), r.burst * given.share, r.per_second * given.share
  from private.rates r, (values
    ('line', private.client_line()::text, 2),
    ('address', host(private.client_address()), 1)) given (kind, value, share)
  where r.kind = p_kind and r.scope = 'address' and private.keyed_hash(given.kind, given.value) is not null
$$;
comment on function private.bucket_owners(text) is 'Whose buckets a request pays from beside that of all: the line and the address of the client.';

create function private.seconds_to_wait(p_kind text) returns integer
language sql volatile set search_path = '' as $$
  select max(case when level >= 1 then 0 else ceil((1 - level) / per_second) end)::integer
  from (
    select o.per_second, coalesce(b.level + extract(epoch from clock_timestamp() - b.at) * o.per_second, o.burst) as level
    from private.bucket_owners(p_kind) o left join private.buckets b on b.subject = o.subject and b.shard = 0
    union all
    select r.per_second, sum(least(r.burst / 16, b.level + extract(epoch from clock_timestamp() - b.at) * r.per_second / 16))
    from private.rates r join private.buckets b on b.subject = p_kind || ':all'
    where r.kind = p_kind and r.scope = 'all'
    group by r.per_second
  ) levels
$$;
comment on function private.seconds_to_wait(text) is 'Seconds until a request of this client may pay; 0: now.';

create function private.pay(p_kind text, p_cost double precision) returns void
language plpgsql volatile set search_path = '' as $$
declare
  moment timestamptz := clock_timestamp();
  everybody private.rates;
  place smallint;
begin
  select * into strict everybody from private.rates r where r.kind = p_kind and r.scope = 'all';
  -- The fullest that nobody else is paying from; when all are taken, any.
  select b.shard into place from private.buckets b where b.subject = p_kind || ':all'
    order by least(everybody.burst / 16, b.level + extract(epoch from moment - b.at) * everybody.per_second / 16) desc
    limit 1 for update skip locked;
  update private.buckets b
    set level = least(everybody.burst / 16, b.level + extract(epoch from moment - b.at) * everybody.per_second / 16) - p_cost,
      at = greatest(b.at, moment)
    where b.subject = p_kind || ':all' and b.shard = coalesce(place, pg_backend_pid() % 16);

  -- In one order, always, or two requests of one line could wait for each other.
  insert into private.buckets as b (subject, shard, level, at)
    select o.subject, 0, o.burst - p_cost, moment from private.bucket_owners(p_kind) o order by o.subject
  on conflict (subject, shard) do update set at = greatest(b.at, moment), level = (
    select least(o.burst, b.level + extract(epoch from moment - b.at) * o.per_second) - p_cost
    from private.bucket_owners(p_kind) o where o.subject = b.subject);
end
$$;
comment on function private.pay(text, double precision) is
  'Takes tokens, also more than there are: what is large is let through once, and waited for after.';

create function private.let_through(p_kind text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  seconds integer := private.seconds_to_wait(p_kind);
begin
  if seconds > 0 then
    -- PostgREST answers with what stands in these two: a client that honours Retry-After sends again then.
    raise exception using errcode = 'PGRST',
      message = '{"code":"PT429","message":"Rate limit exceeded. Please try again later.","details":null,"hint":null}',
      detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', seconds::text))::text;
  end if;
end
$$;
comment on function private.let_through(text) is 'Ends a request with status 429 while a bucket of its client, or that of all, is empty.';

-- Looked at before a row is stored; paid for when it is known what was.
create function private.let_events_through() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_counted_here() then perform private.let_through('events'); end if;
  return null;
end
$$;
comment on function private.let_events_through() is 'Refuses events of a visitor who has sent too many.';

create function private.pay_for_events() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_counted_here() then
    -- As the server reckons: a token for each row and each kilobyte, 25 for each visit that is claimed.
    perform private.pay('events', (
      select count(*) + 25 * count(distinct session_id) + coalesce(sum(pg_column_size(added.*)), 0) / 1024.0 from added));
  end if;
  return null;
end
$$;
comment on function private.pay_for_events() is 'Counts the events of a visitor: rows that were known already cost nothing.';

create trigger let_events_through before insert on public.analytics_events
  for each statement execute function private.let_events_through();
create trigger pay_for_events after insert on public.analytics_events
  referencing new table as added for each statement execute function private.pay_for_events();

-- Outside of the subtransaction of each procedure: what it refuses is paid for, too.
alter function public.create_lead_from_contact_form(text, text, text, text, text, text, jsonb) set schema private;
alter function public.create_free_audit_from_form(text, text, text, text, text, jsonb, text) set schema private;
revoke all on function private.create_lead_from_contact_form(text, text, text, text, text, text, jsonb),
  private.create_free_audit_from_form(text, text, text, text, text, jsonb, text) from public, anon, authenticated, service_role;

create function private.count_call() returns void
language plpgsql volatile set search_path = '' as $$
begin
  if private.is_counted_here() then
    perform private.let_through('procedures');
    perform private.pay('procedures', 1);
  end if;
end
$$;
comment on function private.count_call() is 'Counts a call of a procedure, whatever becomes of it.';

create function public.create_lead_from_contact_form(
  p_name text default null,
  p_email text default null,
  p_phone text default null,
  p_company text default null,
  p_message text default null,
  p_language text default 'fr',
  p_utm_data jsonb default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.count_call();
  return private.create_lead_from_contact_form(p_name, p_email, p_phone, p_company, p_message, p_language, p_utm_data);
end
$$;

comment on function public.create_lead_from_contact_form(text, text, text, text, text, text, jsonb) is
  'Both contact forms. Answers {success, error, lead_id}; a refusal adds code. The Idempotency-Key header makes it repeatable.';

grant execute on function public.create_lead_from_contact_form(text, text, text, text, text, text, jsonb)
  to anon, authenticated, service_role;

create function public.create_free_audit_from_form(
  p_name text default null,
  p_email text default null,
  p_company text default null,
  p_website text default null,
  p_language text default 'fr',
  p_utm_data jsonb default null,
  p_project_source text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.count_call();
  return private.create_free_audit_from_form(p_name, p_email, p_company, p_website, p_language, p_utm_data, p_project_source);
end
$$;

comment on function public.create_free_audit_from_form(text, text, text, text, text, jsonb, text) is
  'The audit form. Answers {success, error, lead_id, audit_id}; a refusal adds code. The Idempotency-Key header makes it repeatable.';

grant execute on function public.create_free_audit_from_form(text, text, text, text, text, jsonb, text)
  to anon, authenticated, service_role;

create or replace function public.run_retention(p_now timestamptz default now()) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  events bigint;
  inquiries bigint;
  clients bigint;
  keys bigint;
  turns bigint;
  deliveries bigint;
begin
  delete from public.analytics_events where received_at < p_now - interval '26 months';
  get diagnostics events = row_count;

  delete from public.analytics_daily where day < (p_now - interval '26 months')::date;
  delete from public.analytics_daily_vitals where day < (p_now - interval '26 months')::date;

  delete from public.leads
    where status not in ('client', 'former_client') and last_contact_at < p_now - interval '2 years';
  get diagnostics inquiries = row_count;

  delete from public.leads
    where status = 'former_client'
      and coalesce(contract_ended_on::timestamptz, last_contact_at) < p_now - interval '3 years';
  get diagnostics clients = row_count;

  delete from private.idempotency_keys where created_at < p_now - interval '30 days';
  get diagnostics keys = row_count;

  delete from private.rate_events
    where at < p_now - (select greatest(audit_window, contact_window) from private.settings);
  get diagnostics turns = row_count;

  -- Nobody pays from them any more.
  delete from private.buckets where subject not like '%:all' and at < p_now - interval '1 day';

  -- A webhook that was switched off leaves its queue behind.
  delete from private.lead_deliveries where created_at < p_now - interval '30 days';
  get diagnostics deliveries = row_count;

  return jsonb_build_object('analytics_events', events, 'inquiries', inquiries, 'clients', clients,
    'idempotency_keys', keys, 'rate_events', turns, 'lead_deliveries', deliveries);
end
$$;
