-- An event that came a day or more after it happened was counted twice: on its own day, and, once only later days were
-- counted again, on the day that it came, for good.
create or replace function private.count_days(p_first date) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  counted bigint;
begin
  delete from public.analytics_daily d where d.day >= p_first;

  insert into public.analytics_daily (day, site_id, dimension, value, visits, views, conversions)
  with days as (
    -- Also those of before that are claimed by events of after: they were counted there, and stay.
    select d::date as day, to_char(d, 'YYYY-MM-DD') as name
    from generate_series(p_first::timestamp - interval '8 days', (now() at time zone 'UTC')::date + 1, interval '1 day') d
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

-- The next chores count anew each day of which all events are still there, and so take out what was counted twice. An
-- earlier day would lose what has been deleted (run_retention). They begin 8 days and an hour before this time.
update private.analytics_state set refreshed_at = least(refreshed_at,
  (select (min(e.received_at) at time zone 'UTC')::date + interval '9 days 1 hour' from public.analytics_events e)
    at time zone 'UTC')
where refreshed_at is not null;
