create table private.lead_deliveries (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text
);

comment on table private.lead_deliveries is
  'Leads that the webhook has not acknowledged yet. No copy of the lead: erasing it erases its delivery.';

create index lead_deliveries_next_attempt_at on private.lead_deliveries (next_attempt_at);

create function private.queue_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select s.lead_webhook from private.settings s) then
    insert into private.lead_deliveries (lead_id) values (new.id);
  end if;
  return null;
end
$$;
comment on function private.queue_lead() is 'Queues a new lead for the webhook, in the transaction that stores it.';

create trigger queue_lead after insert on public.leads for each row execute function private.queue_lead();

create function private.claim_delivery(p_lease interval) returns jsonb
language sql volatile set search_path = '' as $$
  with claimed as (
    update private.lead_deliveries d
    set attempts = d.attempts + 1, next_attempt_at = now() + p_lease
    where d.lead_id = (
      select due.lead_id from private.lead_deliveries due
      where due.next_attempt_at <= now()
      order by due.next_attempt_at
      for update skip locked
      limit 1)
    returning d.lead_id, d.attempts
  )
  select jsonb_build_object('lead_id', l.id, 'attempts', c.attempts, 'event', jsonb_build_object(
    'type', 'lead.created',
    'timestamp', l.created_at,
    'data', jsonb_build_object('id', l.id, 'created_at', l.created_at, 'source', l.source, 'status', l.status,
      'language', l.language, 'name', l.name, 'email', l.email, 'phone', l.phone, 'company', l.company,
      'website', a.website, 'audit_id', a.id, 'message', l.message, 'utm', l.utm, 'project_source', l.project_source,
      'flags', l.flags)))
  from claimed c join public.leads l on l.id = c.lead_id left join public.audits a on a.lead_id = l.id
$$;
comment on function private.claim_delivery(interval) is
  'The delivery that has waited longest, for one server to try; null when none is due. After the lease another may try it.';

create function private.settle_delivery(p_lead uuid, p_error text, p_retry_in interval) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_error is null then
    delete from private.lead_deliveries d where d.lead_id = p_lead;
  else
    update private.lead_deliveries d set next_attempt_at = now() + p_retry_in, last_error = left(p_error, 500)
      where d.lead_id = p_lead;
  end if;
end
$$;
comment on function private.settle_delivery(uuid, text, interval) is 'Ends a delivery that was acknowledged (no error), or sets when it is tried again.';

create function private.next_delivery_in() returns interval
language sql stable set search_path = '' as $$
  select min(d.next_attempt_at) - now() from private.lead_deliveries d
$$;
comment on function private.next_delivery_in() is 'How long until a delivery is due; null when none waits.';
