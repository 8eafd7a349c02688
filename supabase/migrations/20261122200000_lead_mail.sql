-- New leads are told by mail, too: each channel has its own queue in one table, and neither waits for the other.
alter table private.settings add column lead_mail boolean not null default false;
comment on column private.settings.lead_mail is 'Whether new leads are queued for mail; the server sets it at its start, from LEAD_MAIL_TO.';

alter table private.lead_deliveries
  add column channel text not null default 'webhook' check (channel in ('webhook', 'mail')),
  drop constraint lead_deliveries_pkey,
  add primary key (lead_id, channel);
comment on table private.lead_deliveries is
  'Leads that the webhook or the mail server has not acknowledged yet. No copy of the lead: erasing it erases its deliveries.';

create or replace function private.queue_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.lead_deliveries (lead_id, channel)
    select new.id, c.channel
    from private.settings s, lateral (values ('webhook', s.lead_webhook), ('mail', s.lead_mail)) c (channel, is_on)
    where c.is_on;
  return null;
end
$$;
comment on function private.queue_lead() is 'Queues a new lead for the channels that are on, in the transaction that stores it.';

drop function private.claim_delivery(interval);
create function private.claim_delivery(p_lease interval, p_channel text default 'webhook') returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  claimed jsonb;
begin
  with due as (
    update private.lead_deliveries d
    set attempts = d.attempts + 1, next_attempt_at = now() + p_lease
    where d.channel = p_channel and d.lead_id = (
      select waiting.lead_id from private.lead_deliveries waiting
      where waiting.channel = p_channel and waiting.next_attempt_at <= now()
      order by waiting.next_attempt_at
      for update skip locked
      limit 1)
    returning d.lead_id, d.attempts
  )
  select jsonb_build_object('id', l.id, 'lead_id', l.id, 'attempts', due.attempts, 'event', jsonb_build_object(
    'type', 'lead.created',
    'timestamp', l.created_at,
    'data', jsonb_build_object('id', l.id, 'created_at', l.created_at, 'source', l.source, 'status', l.status,
      'language', l.language, 'name', l.name, 'email', l.email, 'phone', l.phone, 'company', l.company,
      'website', a.website, 'audit_id', a.id, 'message', l.message, 'utm', l.utm, 'project_source', l.project_source,
      'flags', l.flags)))
  into claimed
  from due join public.leads l on l.id = due.lead_id left join public.audits a on a.lead_id = l.id;
  if claimed is not null or p_channel <> 'webhook' then return claimed; end if;

  with due as (
    update private.erasure_notices n
    set attempts = n.attempts + 1, next_attempt_at = now() + p_lease
    where n.id = (
      select waiting.id from private.erasure_notices waiting
      where waiting.next_attempt_at <= now()
      order by waiting.next_attempt_at
      for update skip locked
      limit 1)
    returning n.id, n.lead_id, n.created_at, n.attempts
  )
  select jsonb_build_object('id', due.id, 'attempts', due.attempts, 'event', jsonb_build_object(
    'type', 'lead.erased', 'timestamp', due.created_at, 'data', jsonb_build_object('id', due.lead_id)))
  into claimed from due;
  return claimed;
end
$$;
comment on function private.claim_delivery(interval, text) is
  'The delivery of a channel that has waited longest, for one server to try, leads before erasures; null when none is due. After the lease another may try it.';

drop function private.settle_delivery(uuid, text, interval);
create function private.settle_delivery(p_id uuid, p_error text, p_retry_in interval, p_channel text default 'webhook') returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_error is null then
    delete from private.lead_deliveries d where d.lead_id = p_id and d.channel = p_channel;
    delete from private.erasure_notices n where n.id = p_id;
  else
    update private.lead_deliveries d set next_attempt_at = now() + p_retry_in, last_error = left(p_error, 500)
      where d.lead_id = p_id and d.channel = p_channel;
    -- As long as a lead is tried (run_retention).
    delete from private.erasure_notices n where n.id = p_id and n.created_at < now() - interval '30 days';
    update private.erasure_notices n set next_attempt_at = now() + p_retry_in, last_error = left(p_error, 500)
      where n.id = p_id;
  end if;
end
$$;
comment on function private.settle_delivery(uuid, text, interval, text) is
  'Ends a delivery that was acknowledged (no error), or sets when it is tried again; p_id as claim_delivery said it.';

drop function private.next_delivery_in();
create function private.next_delivery_in(p_channel text default 'webhook') returns interval
language sql stable set search_path = '' as $$
  select least((select min(d.next_attempt_at) from private.lead_deliveries d where d.channel = p_channel),
    (select min(n.next_attempt_at) from private.erasure_notices n where p_channel = 'webhook')) - now()
$$;
comment on function private.next_delivery_in(text) is 'How long until a delivery of a channel is due; null when none waits.';

-- A notice of an erasure depends on what the webhook was sent, not on mail.
create or replace function private.erase_leads(p_leads uuid[]) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  theirs uuid[] := private.events_of(p_leads);
  leads bigint;
  audits bigint;
  events bigint;
begin
  delete from public.analytics_events where id = any (theirs);
  get diagnostics events = row_count;

  if (select s.lead_webhook from private.settings s) then
    -- Not of a lead that was never sent; a minute after one that may be on its way.
    insert into private.erasure_notices (lead_id, next_attempt_at)
      select erased.id, now() + case when d.lead_id is null then interval '0' else interval '1 minute' end
      from public.leads erased left join private.lead_deliveries d
        on d.lead_id = erased.id and d.channel = 'webhook'
      where erased.id = any (p_leads) and (d.lead_id is null or d.attempts > 0);
  end if;

  delete from public.audits where lead_id = any (p_leads);
  get diagnostics audits = row_count;
  delete from public.leads where id = any (p_leads);
  get diagnostics leads = row_count;
  return jsonb_build_object('leads', leads, 'audits', audits, 'events', events);
end
$$;

alter function public.condition() set schema private;
revoke all on function private.condition() from public, anon, authenticated, service_role;

create function public.condition() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.condition() || jsonb_build_object('mail', s.lead_mail) from private.settings s
$$;
comment on function public.condition() is 'What an owner should know of this database: for the doctor and for /metrics.';

grant execute on function public.condition() to service_role;
