create table public.analytics_events (
  id uuid primary key,
  received_at timestamptz not null default now(),
  event_type text not null check (char_length(event_type) between 1 and 64),
  event_category text not null check (char_length(event_category) between 1 and 64),
  site_id text not null check (char_length(site_id) between 1 and 64),
  page_path text check (char_length(page_path) <= 2048),
  referrer text check (char_length(referrer) <= 2048),
  session_id text check (char_length(session_id) between 1 and 64),
  user_id uuid,
  device_type text check (device_type in ('desktop', 'tablet', 'mobile')),
  user_agent text check (char_length(user_agent) <= 512),
  ip_country text check (char_length(ip_country) <= 64),
  utm_source text check (char_length(utm_source) <= 255),
  utm_medium text check (char_length(utm_medium) <= 255),
  utm_campaign text check (char_length(utm_campaign) <= 255),
  utm_content text check (char_length(utm_content) <= 255),
  utm_term text check (char_length(utm_term) <= 255),
  geo_metric jsonb not null check (jsonb_typeof(geo_metric) = 'object' and octet_length(geo_metric::text) <= 4096),
  properties jsonb not null check (jsonb_typeof(properties) = 'object' and octet_length(properties::text) <= 16384)
);

comment on table public.analytics_events is 'Events of visitors who agreed to analytics. Insert-only for them; the id is made on their device.';
comment on column public.analytics_events.received_at is 'By this server''s clock; the device''s own time stands in properties.';

-- Rows arrive in order of time: a few kilobytes of BRIN replace a b-tree as large as a column.
create index analytics_events_received_at on public.analytics_events using brin (received_at) with (pages_per_range = 32);

alter table public.analytics_events enable row level security;
create policy "a visitor adds events of nobody" on public.analytics_events
  for insert to anon with check (user_id is null);
create policy "a signed-in user adds events of nobody or of themselves" on public.analytics_events
  for insert to authenticated with check (user_id is null or user_id = (select auth.uid()));

-- received_at is left out: the server alone says when.
grant insert (id, event_type, event_category, site_id, page_path, referrer, session_id, user_id, device_type, user_agent,
  ip_country, utm_source, utm_medium, utm_campaign, utm_content, utm_term, geo_metric, properties)
  on public.analytics_events to anon, authenticated;
grant select, insert, update, delete on public.analytics_events to service_role;
