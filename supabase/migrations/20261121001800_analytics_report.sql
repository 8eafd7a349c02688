create function private.count_by(p_dimension text, p_first date, p_end date, p_limit integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(top) order by visits desc, views desc, value), '[]')
  from (
    select value, sum(visits) as visits, sum(views) as views, sum(conversions) as conversions
    from public.analytics_daily d
    where dimension = p_dimension and day >= p_first and day < p_end
    group by value
    order by visits desc, views desc, value
    limit p_limit
  ) top
$$;
comment on function private.count_by(text, date, date, integer) is 'The values of a dimension with the most visits between two days (the end left out).';

create function private.total_of(p_first date, p_end date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('visits', coalesce(sum(visits), 0), 'views', coalesce(sum(views), 0),
    'conversions', coalesce(sum(conversions), 0))
  from public.analytics_daily
  where dimension = 'total' and day >= p_first and day < p_end
$$;
comment on function private.total_of(date, date) is 'Visits, views and conversions between two days (the end left out).';

create function private.vitals_p75(p_first date, p_end date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('metric', metric, 'samples', samples, 'p75', value) order by metric), '[]')
  from (
    select distinct on (metric) metric, samples,
      round((case bucket when 0 then 0 else power(1.05, bucket - 0.5) end / case metric when 'cls' then 1000 else 1 end)::numeric,
        case metric when 'cls' then 3 else 0 end) as value
    from (
      select metric, bucket, sum(samples) over (partition by metric) as samples,
        sum(samples) over (partition by metric order by bucket) as up_to_here
      from (
        select metric, bucket, sum(samples) as samples from public.analytics_daily_vitals
        where day >= p_first and day < p_end group by metric, bucket
      ) histogram
    ) cumulated
    where up_to_here >= samples * 0.75
    order by metric, bucket
  ) percentiles
$$;
comment on function private.vitals_p75(date, date) is 'The 75th percentile of each timing between two days, out of the histograms: milliseconds; cls without unit.';

create function private.leads_by_campaign(p_first date, p_end date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(rows) order by leads desc, campaign), '[]')
  from (
    select coalesce(utm ->> 'utm_campaign', '') as campaign, count(*) as leads,
      count(*) filter (where source = 'audit') as audits,
      count(*) filter (where language = 'fr') as french,
      count(*) filter (where status = 'spam' or flags <> '{}') as suspect,
      count(*) filter (where status in ('client', 'former_client')) as clients
    from public.leads
    where created_at >= p_first::timestamp at time zone 'UTC' and created_at < p_end::timestamp at time zone 'UTC'
    group by 1
  ) rows
$$;
comment on function private.leads_by_campaign(date, date) is 'Leads of a time by the campaign of their form: all of them, whatever the visitor chose about analytics.';

create function public.analytics_report(p_month date default null) returns jsonb
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
    'leads', private.leads_by_campaign(first, next),
    'vitals', private.vitals_p75(first, next))
  from (
    select start as first, (start + interval '1 month')::date as next
    from (select date_trunc('month', coalesce(p_month, (now() at time zone 'UTC')::date)::timestamp)::date as start) given
  ) month
$$;
comment on function public.analytics_report(date) is 'A month as the sales side reads it, out of the daily counts and the leads; default: this month.';

grant execute on function public.analytics_report(date) to service_role;
