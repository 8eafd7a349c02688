-- Whoever was sent a lead is told when it is erased: with its id and nothing else.
create table private.erasure_notices (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text
);

comment on table private.erasure_notices is
  'Erased leads of which the webhook has not been told yet. The id of each notice is its Webhook-Id: receivers know the lead''s own already.';

create index erasure_notices_next_attempt_at on private.erasure_notices (next_attempt_at);

drop function private.claim_delivery(interval);
create function private.claim_delivery(p_lease interval) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  claimed jsonb;
begin
  with due as (
    update private.lead_deliveries d
    set attempts = d.attempts + 1, next_attempt_at = now() + p_lease
    where d.lead_id = (
      select waiting.lead_id from private.lead_deliveries waiting
      where waiting.next_attempt_at <= now()
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
  if claimed is not null then return claimed; end if;

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
  -- Without lead_id: a server of before passes over what it cannot read.
  select jsonb_build_object('id', due.id, 'attempts', due.attempts, 'event', jsonb_build_object(
    'type', 'lead.erased', 'timestamp', due.created_at, 'data', jsonb_build_object('id', due.lead_id)))
  into claimed from due;
  return claimed;
end
$$;
comment on function private.claim_delivery(interval) is
  'The delivery that has waited longest, for one server to try, leads before erasures; null when none is due. After the lease another may try it.';

drop function private.settle_delivery(uuid, text, interval);
create function private.settle_delivery(p_id uuid, p_error text, p_retry_in interval) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_error is null then
    delete from private.lead_deliveries d where d.lead_id = p_id;
    delete from private.erasure_notices n where n.id = p_id;
  else
    update private.lead_deliveries d set next_attempt_at = now() + p_retry_in, last_error = left(p_error, 500)
      where d.lead_id = p_id;
    -- As long as a lead is tried (run_retention).
    delete from private.erasure_notices n where n.id = p_id and n.created_at < now() - interval '30 days';
    update private.erasure_notices n set next_attempt_at = now() + p_retry_in, last_error = left(p_error, 500)
      where n.id = p_id;
  end if;
end
$$;
comment on function private.settle_delivery(uuid, text, interval) is
  'Ends a delivery that was acknowledged (no error), or sets when it is tried again; p_id as claim_delivery said it.';

create or replace function private.next_delivery_in() returns interval
language sql stable set search_path = '' as $$
  select least((select min(d.next_attempt_at) from private.lead_deliveries d),
    (select min(n.next_attempt_at) from private.erasure_notices n)) - now()
$$;
