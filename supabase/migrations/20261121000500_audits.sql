create table public.audits (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  created_at timestamptz not null default now(),
  status text not null default 'requested' check (status in ('requested', 'in_progress', 'delivered', 'rejected')),
  website text not null check (char_length(website) between 1 and 2048),
  company text check (char_length(company) between 1 and 200),
  language text not null check (language in ('fr', 'en'))
);

comment on table public.audits is 'Free audits that were asked for; each belongs to the lead who asked.';

create index audits_lead_id on public.audits (lead_id);
create index audits_created_at on public.audits (created_at desc);

alter table public.audits enable row level security;
create policy "visitors reach audits through the procedures only" on public.audits
  for all to anon, authenticated using (false) with check (false);

grant select, insert, update, delete on public.audits to service_role;
