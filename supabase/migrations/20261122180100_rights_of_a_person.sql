-- What is known of a person is found by mailbox, in every spelling of it, and is shown or erased as a whole.
create table private.erasures (
  mailbox_hash bytea primary key,
  key_check bytea not null,
  erased_at timestamptz not null
);

comment on table private.erasures is
  'Who was erased, and when, as keyed hashes of mailboxes: a backup of before is put right by it. A copy lies outside of the database.';
comment on column private.erasures.key_check is 'Tells hashes of one pepper from those of another.';

create function private.key_check() returns bytea
language sql stable set search_path = '' as $$
  select substr(private.keyed_hash('erased', 'which key'), 1, 8)
$$;
comment on function private.key_check() is 'Says which pepper a hash was made with, and nothing of the pepper; null without one.';

create function private.leads_of(p_email text) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(l.id order by l.created_at, l.id), '{}') from public.leads l
  where private.mailbox(l.email) = private.mailbox(p_email)
$$;
comment on function private.leads_of(text) is 'The leads of a mailbox, oldest first, however the address was spelt.';

create function private.events_of(p_leads uuid[]) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  ids text[] := p_leads;
  visits text[];
begin
  if cardinality(p_leads) = 0 then return '{}'; end if;
  -- A conversion names its lead, and by it the visit in which the form was sent.
  select array_agg(distinct e.session_id) into visits from public.analytics_events e
    where e.properties ->> 'lead_id' = any (ids) and e.session_id is not null;
  return (
    select coalesce(array_agg(e.id order by e.received_at, e.id), '{}') from public.analytics_events e
    where e.session_id = any (visits)
      or e.properties ->> 'lead_id' = any (ids)
      -- The start of an audit names the site, also where the conversion never came; events wait a week on a device.
      or e.event_type = 'geo_audit_started' and exists (
        select from public.audits a
        where a.lead_id = any (p_leads) and left(a.website, 500) = btrim(e.properties ->> 'audit_url')
          and e.received_at between a.created_at - interval '1 day' and a.created_at + interval '9 days'));
end
$$;
comment on function private.events_of(uuid[]) is 'The events of the visits in which these leads were sent. Reads all events: not for a request.';

create function private.erase_leads(p_leads uuid[]) returns jsonb
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
      from public.leads erased left join private.lead_deliveries d on d.lead_id = erased.id
      where erased.id = any (p_leads) and (d.lead_id is null or d.attempts > 0);
  end if;

  delete from public.audits where lead_id = any (p_leads);
  get diagnostics audits = row_count;
  delete from public.leads where id = any (p_leads);
  get diagnostics leads = row_count;
  return jsonb_build_object('leads', leads, 'audits', audits, 'events', events);
end
$$;
comment on function private.erase_leads(uuid[]) is
  'Erases leads with their audits, deliveries and events, and queues a notice for the webhook.';

create or replace function public.erase_contact(p_email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  hash bytea := private.keyed_hash('erased', private.mailbox(p_email));
  ids uuid[] := private.leads_of(p_email);
  spellings jsonb;
  erased jsonb;
  turns bigint;
begin
  select coalesce(jsonb_agg(distinct l.email), '[]') into spellings from public.leads l where l.id = any (ids);
  -- Stored replies hold no personal data, and keep a late replay from bringing the lead back.
  erased := private.erase_leads(ids);

  delete from private.rate_events e where e.subject = private.keyed_hash('mailbox', private.mailbox(p_email));
  get diagnostics turns = row_count;

  if hash is not null then
    insert into private.erasures values (hash, private.key_check(), now())
      on conflict (mailbox_hash) do update set erased_at = excluded.erased_at;
  end if;
  return erased || jsonb_build_object('rate_events', turns, 'spellings', spellings, 'recorded', hash is not null);
end
$$;
comment on function public.erase_contact(text) is
  'Erases everything known of a mailbox, in all its spellings: leads, audits, deliveries, the events of its visits, its turns; and records that.';

create function public.person_data(p_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  ids uuid[] := private.leads_of(p_email);
  theirs uuid[] := private.events_of(ids);
  turns_of bytea := private.keyed_hash('mailbox', private.mailbox(p_email));
  hash bytea := private.keyed_hash('erased', private.mailbox(p_email));
begin
  return jsonb_build_object(
    'leads', (select coalesce(jsonb_agg(to_jsonb(l) - 'idempotency_key_hash' order by l.created_at, l.id), '[]')
      from public.leads l where l.id = any (ids)),
    'audits', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at, a.id), '[]')
      from public.audits a where a.lead_id = any (ids)),
    'deliveries', (select coalesce(jsonb_agg(to_jsonb(d) order by d.created_at), '[]')
      from private.lead_deliveries d where d.lead_id = any (ids)),
    'events', (select coalesce(jsonb_agg(to_jsonb(e) order by e.received_at, e.id), '[]')
      from public.analytics_events e where e.id = any (theirs)),
    'turns', (select coalesce(jsonb_agg(jsonb_build_object('action', t.action, 'at', t.at) order by t.at), '[]')
      from private.rate_events t where t.subject = turns_of),
    'erased_at', (select e.erased_at from private.erasures e where e.mailbox_hash = hash));
end
$$;
comment on function public.person_data(text) is
  'Everything known of a mailbox, in all its spellings: for access (GDPR, article 15) and portability (article 20).';

create function public.erasures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('hash', encode(e.mailbox_hash, 'hex'), 'key', encode(e.key_check, 'hex'),
    'erased_at', e.erased_at) order by e.erased_at, e.mailbox_hash), '[]')
  from private.erasures e
$$;
comment on function public.erasures() is 'The record of erasures, to be kept outside of the database.';

create function public.apply_erasures(p_record text default '[]', p_all boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  added bigint;
  found uuid[];
begin
  delete from private.erasures where erased_at < now() - interval '3 years';
  insert into private.erasures as known (mailbox_hash, key_check, erased_at)
    select decode(r.hash, 'hex'), decode(r.key, 'hex'), r.erased_at
    from jsonb_to_recordset(p_record::jsonb) as r (hash text, key text, erased_at timestamptz)
    where r.erased_at >= now() - interval '3 years'
    on conflict (mailbox_hash) do update set erased_at = excluded.erased_at where known.erased_at < excluded.erased_at;
  get diagnostics added = row_count;

  if added > 0 or p_all then
    -- Who wrote again after the erasure is not erased again.
    select array_agg(l.id) into found
      from public.leads l join private.erasures e on e.mailbox_hash = private.keyed_hash('erased', private.mailbox(l.email))
      where l.created_at <= e.erased_at;
  end if;
  return private.erase_leads(coalesce(found, '{}')) || jsonb_build_object('added', added,
    'other_key', (select count(*) from private.erasures e where e.key_check is distinct from private.key_check()));
end
$$;
comment on function public.apply_erasures(text, boolean) is
  'Takes over a record of erasures, forgets those of three years ago, and erases again what a restored backup brought back; p_all: also when nothing in the record is new.';

grant execute on function public.person_data(text), public.erasures(), public.apply_erasures(text, boolean) to service_role;
