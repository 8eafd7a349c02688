create table public.sites (
  site_id text primary key check (site_id ~ '^[a-z0-9]{1,64}$')
);

comment on table public.sites is 'Sites whose analytics events are accepted. A re-branded site adds its own site_id here.';

alter table public.sites enable row level security;
create policy "visitors do not see the sites" on public.sites
  for all to anon, authenticated using (false) with check (false);

grant select, insert, update, delete on public.sites to service_role;

insert into public.sites (site_id) values ('citence');
