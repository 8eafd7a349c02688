create or replace function private.accept_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_number integer := coalesce(nullif(current_setting('citence.batch_rows', true), ''), '0')::integer + 1;
begin
  -- Before a row is stored: counted after, 49,000 of them cost seconds and the disk that they are undone from.
  perform set_config('citence.batch_rows', row_number::text, true);
  if row_number > 500 and current_setting('role', true) in ('anon', 'authenticated') then
    raise exception using errcode = 'PT413', message = 'at most 500 events per request';
  end if;

  -- PostgREST writes null, not the default, where a row of a batch lacks a key that another row has.
  new.id := coalesce(new.id, gen_random_uuid());
  new.event_category := coalesce(new.event_category, 'general');
  new.geo_metric := coalesce(new.geo_metric, '{}');
  new.properties := coalesce(new.properties, '{}');

  if not exists (select from public.sites s where s.site_id = new.site_id) then
    raise exception using errcode = '23503', message = format('site_id %L is not one of this installation', new.site_id);
  end if;

  -- Two sendings of one batch at once must not meet at the primary key, where the later fails whole. One lock per
  -- transaction, on its first row: a lock per row could deadlock and exhaust the lock table.
  if row_number = 1 then
    perform pg_advisory_xact_lock(hashtextextended('event:' || coalesce(new.session_id, new.id::text), 0));
  end if;

  if exists (select from public.analytics_events e where e.id = new.id) then
    return null;
  end if;
  return new;
end
$$;

comment on function private.accept_event() is
  'Fills defaults, skips an event whose id is known, so that a batch may be sent again, and refuses the 501st row of a visitor with status 413.';

drop trigger cap_batch on public.analytics_events;
drop function private.cap_batch();
