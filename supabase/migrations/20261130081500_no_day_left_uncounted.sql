-- A recount from a day that was asked for ended with all days taken for counted, also those before it that had not been:
-- after a time without pg_cron, or before the first count, they were missing from reports for good.
create or replace function public.refresh_analytics(p_first date default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  refreshed_at timestamptz;
  first_day date;
begin
  -- Two servers, or a server and a report: one after the other.
  perform pg_advisory_xact_lock(hashtextextended('refresh_analytics', 0));
  select s.refreshed_at into strict refreshed_at from private.analytics_state s;

  -- An hour for transactions that were under way last time, eight days for what was waiting on a device.
  first_day := least(p_first,
    (coalesce(refreshed_at - interval '1 hour', (select min(e.received_at) from public.analytics_events e), now())
      at time zone 'UTC')::date - 8);
  update private.analytics_state set refreshed_at = now();
  return jsonb_build_object('first_day', first_day, 'counts', private.count_days(first_day),
    'timings', private.count_vitals(first_day));
end
$$;
