create function private.cap_batch() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('role', true) in ('anon', 'authenticated') and (select count(*) from added) > 500 then
    raise exception using errcode = 'PT413', message = 'at most 500 events per request';
  end if;
  return null;
end
$$;

comment on function private.cap_batch() is 'Refuses more than 500 new events in one request with status 413 (PostgREST reads it from PT413).';

create trigger cap_batch after insert on public.analytics_events
  referencing new table as added for each statement execute function private.cap_batch();
