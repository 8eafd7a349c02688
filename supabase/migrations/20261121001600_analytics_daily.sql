create table public.analytics_daily (
  day date not null,
  site_id text not null,
  dimension text not null check (dimension in ('total', 'page', 'language', 'device', 'country', 'campaign')),
  value text not null check (char_length(value) <= 200),
  visits bigint not null,
  views bigint not null,
  conversions bigint not null,
  primary key (site_id, dimension, day, value)
);

comment on table public.analytics_daily is 'Analytics events of a day, counted: what reports and dashboards read. Made by refresh_analytics().';
comment on column public.analytics_daily.day is 'Day (UTC) the event happened, by the visitor''s device where that is believable.';
comment on column public.analytics_daily.dimension is 'What value is: total has one row a day; the others count the same events by page, language and so on.';
comment on column public.analytics_daily.visits is 'Distinct sessions. Days add up (a session over midnight counts in both); values of a dimension do not.';

create table public.analytics_daily_vitals (
  day date not null,
  site_id text not null,
  metric text not null,
  bucket smallint not null,
  samples bigint not null,
  primary key (site_id, metric, day, bucket)
);

comment on table public.analytics_daily_vitals is
  'Histograms of page timings by day: percentiles do not add up, counts by bucket do. Made by refresh_analytics().';
comment on column public.analytics_daily_vitals.bucket is
  '0: below 1; n: from 1.05^(n-1) to 1.05^n milliseconds, for cls thousandths. A percentile read from it is right to 2.5 %.';

create table private.analytics_state (
  only_row boolean primary key default true check (only_row),
  refreshed_at timestamptz
);

comment on table private.analytics_state is 'Up to where refresh_analytics() has counted; null: never.';

insert into private.analytics_state default values;

alter table public.analytics_daily enable row level security;
create policy "visitors do not see the counts" on public.analytics_daily
  for all to anon, authenticated using (false) with check (false);
alter table public.analytics_daily_vitals enable row level security;
create policy "visitors do not see the timings" on public.analytics_daily_vitals
  for all to anon, authenticated using (false) with check (false);

grant select on public.analytics_daily, public.analytics_daily_vitals to service_role;
