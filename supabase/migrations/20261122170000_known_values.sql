create table public.known_values (
  site_id text not null references public.sites (site_id) on delete cascade,
  kind text not null check (kind in ('page', 'event_type')),
  value text not null check (char_length(value) between 1 and 200),
  primary key (site_id, kind, value)
);

comment on table public.known_values is
  'What reports hold by name: the pages of a site by their one path, and the events it sends. Filled by set_known_values().';

alter table public.known_values enable row level security;
create policy "visitors do not see what is known" on public.known_values
  for all to anon, authenticated using (false) with check (false);

grant select, insert, update, delete on public.known_values to service_role;

create function public.set_known_values(p_site_id text, p_pages text, p_event_types text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  -- What is known stays known: events of a page that was taken away are reported for two years.
  with added as (
    insert into public.known_values (site_id, kind, value)
    select s.site_id, k.kind, v.value
    from public.sites s,
      lateral (values ('page', p_pages), ('event_type', p_event_types)) k (kind, list),
      lateral jsonb_array_elements_text(k.list::jsonb) v (value)
    where s.site_id = p_site_id
    on conflict do nothing
    returning 1
  )
  select jsonb_build_object('added', (select count(*) from added))
$$;
comment on function public.set_known_values(text, text, text) is
  'Adds pages and event types that reports of a site may name, each a JSON array in text. The project''s own server calls it at each start.';

grant execute on function public.set_known_values(text, text, text) to service_role;

alter table public.analytics_daily drop constraint analytics_daily_dimension_check;
alter table public.analytics_daily add constraint analytics_daily_dimension_check
  check (dimension in ('total', 'page', 'language', 'device', 'country', 'campaign', 'unknown'));
comment on column public.analytics_daily.dimension is
  'What value is: total has one row a day; the others count the same events by page, language and so on. unknown counts the events of unknown types, which are in no other (views: how many).';

create or replace function private.count_days(p_first date) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  counted bigint;
begin
  delete from public.analytics_daily d where d.day >= p_first;

  insert into public.analytics_daily (day, site_id, dimension, value, visits, views, conversions)
  with days as (
    select d::date as day, to_char(d, 'YYYY-MM-DD') as name
    from generate_series(p_first::timestamp, (now() at time zone 'UTC')::date + 1, interval '1 day') d
  ), events as (
    -- An event waits on its device for 7 days at most: a claim older than 8, or in the future, is a wrong clock.
    select coalesce(claimed.day, received.day) as day, e.site_id, e.session_id, t.value is not null as is_known,
      -- Anybody can send any path, campaign or country.
      case when e.page_path <> '' then coalesce(p.value, '(unknown)') else '' end as page,
      case when e.page_path = '/fr' or e.page_path like '/fr/%' then 'fr' else 'en' end as language,
      coalesce(e.device_type, '') as device,
      case
        when e.ip_country ~ '^([A-Z]{2}|Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)$'
          then e.ip_country
        when e.ip_country <> '' then '(unknown)'
        else ''
      end as country,
      left(coalesce(e.utm_campaign, ''), 200) as campaign,
      (e.event_type = 'page_view')::integer as is_view,
      (e.event_category = 'conversion' and e.properties ->> 'success' is distinct from 'false')::integer as is_conversion
    from public.analytics_events e
    cross join lateral (select (e.received_at at time zone 'UTC')::date as day) received
    left join days claimed on claimed.name = left(e.properties ->> 'timestamp', 10)
      and claimed.day between received.day - 8 and received.day
    left join public.known_values p on p.site_id = e.site_id and p.kind = 'page' and p.value = e.page_path
    left join public.known_values t on t.site_id = e.site_id and t.kind = 'event_type' and t.value = e.event_type
    where e.received_at >= p_first::timestamp at time zone 'UTC'
  ), counts as (
    select day, site_id, count(distinct session_id) as visits, sum(is_view) as views, sum(is_conversion) as conversions,
      case
        when grouping(page) = 0 then 'page'
        when grouping(language) = 0 then 'language'
        when grouping(device) = 0 then 'device'
        when grouping(country) = 0 then 'country'
        when grouping(campaign) = 0 then 'campaign'
        else 'total'
      end as dimension,
      coalesce(page, language, device, country, campaign, '') as value
    from events
    where day >= p_first and is_known
    group by grouping sets ((day, site_id), (day, site_id, page), (day, site_id, language), (day, site_id, device),
      (day, site_id, country), (day, site_id, campaign))
    union all
    select day, site_id, count(distinct session_id), count(*), 0, 'unknown', ''
    from events
    where day >= p_first and not is_known
    group by day, site_id
  ), ranked as (
    select *, row_number() over (partition by day, site_id, dimension order by visits desc, views desc, value) as place
    from counts
    where dimension in ('total', 'unknown') or value <> ''
  )
  select day, site_id, dimension, case when dimension = 'campaign' and place > 100 then '(other)' else value end,
    sum(visits), sum(views), sum(conversions)
  from ranked
  group by 1, 2, 3, 4;
  get diagnostics counted = row_count;
  return counted;
end
$$;
comment on function private.count_days(date) is
  'Counts all days from the given one anew, out of the events. By name: known pages, and the 100 campaigns of a day with the most visits. Events of unknown types are one number.';

create or replace function public.analytics_report(p_month date default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'month', to_char(first, 'YYYY-MM'),
    'total', private.total_of(first, next),
    'previous', private.total_of((first - interval '1 month')::date, first),
    'days', (
      select jsonb_agg(jsonb_build_object('day', to_char(d, 'YYYY-MM-DD')) || private.total_of(d::date, d::date + 1) order by d)
      from generate_series(first::timestamp, next - interval '1 day', interval '1 day') d),
    'pages', private.count_by('page', first, next, 25),
    'languages', private.count_by('language', first, next, 10),
    'devices', private.count_by('device', first, next, 10),
    'countries', private.count_by('country', first, next, 10),
    'campaigns', private.count_by('campaign', first, next, 25),
    'unknown_events', (
      select coalesce(sum(views), 0) from public.analytics_daily where dimension = 'unknown' and day >= first and day < next),
    'leads', private.leads_by_campaign(first, next),
    'vitals', private.vitals_p75(first, next))
  from (
    select start as first, (start + interval '1 month')::date as next
    from (select date_trunc('month', coalesce(p_month, (now() at time zone 'UTC')::date)::timestamp)::date as start) given
  ) month
$$;
