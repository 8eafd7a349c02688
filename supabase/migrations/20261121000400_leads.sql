create table public.leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  last_contact_at timestamptz not null default now(),
  source text not null check (source in ('contact', 'audit')),
  status text not null default 'new'
    check (status in ('new', 'contacted', 'qualified', 'client', 'former_client', 'lost', 'spam')),
  contract_ended_on date,
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (char_length(email) between 3 and 254),
  phone text check (char_length(phone) between 1 and 40),
  company text check (char_length(company) between 1 and 200),
  message text check (char_length(message) between 1 and 10000),
  language text not null check (language in ('fr', 'en')),
  utm jsonb not null default '{}' check (jsonb_typeof(utm) = 'object' and octet_length(utm::text) <= 8192),
  project_source text check (char_length(project_source) between 1 and 100),
  flags text[] not null default '{}' check (flags <@ array['honeypot', 'fast']),
  fill_ms integer check (fill_ms between 0 and 86400000),
  idempotency_key_hash bytea unique,
  constraint leads_contract_ended check (contract_ended_on is null or status = 'former_client')
);

comment on table public.leads is 'Everybody who asked for something: contact forms and audit requests.';
comment on column public.leads.source is 'Which procedure made it: contact (both contact forms) or audit.';
comment on column public.leads.last_contact_at is 'Retention of inquiries counts from here; sales moves it on every exchange.';
comment on column public.leads.flags is 'Why it may be spam: a hidden field was filled, or the form in no time. A hint for sales, never a refusal.';
comment on column public.leads.fill_ms is 'Milliseconds from the first typing to sending, as the browser says; null when it says nothing.';
comment on column public.leads.idempotency_key_hash is 'Hash of procedure and Idempotency-Key: one lead per key, for ever.';

create index leads_created_at on public.leads (created_at desc);
create index leads_email on public.leads (lower(email));
create index leads_last_contact_at on public.leads (last_contact_at) where status not in ('client', 'former_client');

alter table public.leads enable row level security;
create policy "visitors reach leads through the procedures only" on public.leads
  for all to anon, authenticated using (false) with check (false);

grant select, insert, update, delete on public.leads to service_role;
