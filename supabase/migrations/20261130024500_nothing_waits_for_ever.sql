-- A clock that was ahead and was set right left turns and deliveries of a time to come: until then a mailbox that had used
-- up its turns was refused, and nobody was told of a lead whose delivery had failed. And notices of erasures stayed, and
-- the doctor named them, for good where the webhook had been switched off.
create or replace function public.run_retention(p_now timestamptz default now()) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  deleted jsonb;
begin
  delete from private.rate_events where at > now() + interval '1 hour';
  -- No attempt is put off for longer than an hour.
  update private.lead_deliveries set next_attempt_at = now() where next_attempt_at > now() + interval '2 hours';
  update private.erasure_notices set next_attempt_at = now() where next_attempt_at > now() + interval '2 hours';

  if p_now = now() and private.is_clock_doubtful() then
    return jsonb_build_object('doubtful_clock', now());
  end if;
  deleted := private.run_retention(p_now);
  -- As long as a lead is tried.
  delete from private.erasure_notices where created_at < p_now - interval '30 days';
  insert into private.chores values ('run_retention', now()) on conflict (name) do update set done_at = excluded.done_at;
  return deleted;
end
$$;

create or replace function public.condition() returns jsonb
language sql stable security definer set search_path = '' as $$
  -- What the queue of a channel that is off holds waits for nobody.
  with waiting as (
    select d.created_at from private.lead_deliveries d, private.settings s
      where case d.channel when 'mail' then s.lead_mail else s.lead_webhook end
    union all
    select n.created_at from private.erasure_notices n, private.settings s where s.lead_webhook
  )
  select private.condition() || jsonb_build_object('mail', s.lead_mail, 'waiting', (select count(*) from waiting),
    'waiting_since', (select min(w.created_at) from waiting w))
  from private.settings s
$$;
