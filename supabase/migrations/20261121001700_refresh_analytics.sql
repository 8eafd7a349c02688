create function private.count_days(p_first date) returns bigint
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
    select coalesce(claimed.day, received.day) as day, e.site_id, e.session_id,
      left(coalesce(e.page_path, ''), 200) as page,
      case when e.page_path = '/fr' or e.page_path like '/fr/%' then 'fr' else 'en' end as language,
      coalesce(e.device_type, '') as device,
      coalesce(e.ip_country, '') as country,
      left(coalesce(e.utm_campaign, ''), 200) as campaign,
      (e.event_type = 'page_view')::integer as is_view,
      (e.event_category = 'conversion' and e.properties ->> 'success' is distinct from 'false')::integer as is_conversion
    from public.analytics_events e
    cross join lateral (select (e.received_at at time zone 'UTC')::date as day) received
    left join days claimed on claimed.name = left(e.properties ->> 'timestamp', 10)
      and claimed.day between received.day - 8 and received.day
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
    where day >= p_first
    group by grouping sets ((day, site_id), (day, site_id, page), (day, site_id, language), (day, site_id, device),
      (day, site_id, country), (day, site_id, campaign))
  )
  select day, site_id, dimension, value, visits, views, conversions from counts
  where dimension = 'total' or value <> '';
  get diagnostics counted = row_count;
  return counted;
end
$$;
comment on function private.count_days(date) is 'Counts all days from the given one anew, out of the events.';

create function private.count_vitals(p_first date) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  counted bigint;
begin
  delete from public.analytics_daily_vitals d where d.day >= p_first;

  insert into public.analytics_daily_vitals (day, site_id, metric, bucket, samples)
  with measured as (
    select (e.received_at at time zone 'UTC')::date as day, e.site_id, m.key as metric,
      -- In a case: as a condition beside it the type might be looked at too late.
      case jsonb_typeof(m.value) when 'number' then (m.value #>> '{}')::numeric end
        * case m.key when 'cls' then 1000 else 1 end as value
    from public.analytics_events e
    cross join lateral jsonb_each(
      case jsonb_typeof(e.properties -> 'performance_metrics')
        when 'object' then e.properties -> 'performance_metrics' else '{}' end) m
    where e.received_at >= p_first::timestamp at time zone 'UTC'
      and (e.event_type = 'page_view'
          and m.key in ('page_load_time', 'dom_content_loaded', 'first_contentful_paint', 'server_response_time')
        or e.event_type = 'web_vitals' and m.key in ('lcp', 'inp', 'cls', 'fcp', 'ttfb', 'tti'))
  )
  -- Anybody can send numbers: beyond ten minutes (a shift of 600) none is a measurement.
  select day, site_id, metric, case when value < 1 then 0 else 1 + floor(ln(value::float8) / ln(1.05::float8)) end, count(*)
  from measured
  where value between 0 and 600000
  group by 1, 2, 3, 4;
  get diagnostics counted = row_count;
  return counted;
end
$$;
comment on function private.count_vitals(date) is
  'Counts the timings of all days from the given one anew: of web_vitals events, and of the page load that page_view events carry.';

create function public.refresh_analytics(p_first date default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  refreshed_at timestamptz;
  first_day date := p_first;
begin
  -- Two servers, or a server and a report: one after the other.
  perform pg_advisory_xact_lock(hashtextextended('refresh_analytics', 0));
  select s.refreshed_at into strict refreshed_at from private.analytics_state s;

  if first_day is null then
    -- An hour for transactions that were under way last time, eight days for what was waiting on a device.
    first_day := (coalesce(refreshed_at - interval '1 hour', (select min(e.received_at) from public.analytics_events e), now())
      at time zone 'UTC')::date - 8;
  end if;
  update private.analytics_state set refreshed_at = now();
  return jsonb_build_object('first_day', first_day, 'counts', private.count_days(first_day),
    'timings', private.count_vitals(first_day));
end
$$;
comment on function public.refresh_analytics(date) is
  'Brings the daily counts up to date: what came since the last time, late events included. From a day on: counts everything since anew. Run daily.';

grant execute on function public.refresh_analytics(date) to service_role;
