-- Anybody can send an event with any session, site and lead, and ask for an audit of any site. So an event belongs to a
-- person only where nobody else can lay claim to it as well as they can.

create or replace function private.events_of(p_leads uuid[]) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  ids text[] := p_leads;
  visits text[];
begin
  if cardinality(p_leads) = 0 then return '{}'; end if;
  -- A conversion names its lead, and by it the visit in which the form was sent; not where the visit names another lead.
  select array_agg(named.session_id) into visits from (
    select e.session_id from public.analytics_events e
    where e.session_id is not null and e.properties ->> 'lead_id' is not null
    group by e.session_id
    having bool_and(e.properties ->> 'lead_id' = any (ids))) named;
  return (
    select coalesce(array_agg(e.id order by e.received_at, e.id), '{}') from public.analytics_events e
    where e.session_id = any (visits) or e.properties ->> 'lead_id' = any (ids));
end
$$;
comment on function private.events_of(uuid[]) is
  'The events that name these leads, and those of the visits that name no other lead. Reads all events: not for a request.';

create function private.starts_of(p_leads uuid[]) returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  if cardinality(p_leads) = 0 then return '{}'; end if;
  return (
    with starts as (
      select e.id, e.session_id, coalesce(e.session_id, e.id::text) as visit, e.received_at,
        btrim(e.properties ->> 'audit_url') as site, (e.properties ->> 'timestamp') collate "C" as said
      from public.analytics_events e where e.event_type = 'geo_audit_started'
    ), near as (
      select s.id, s.session_id, s.received_at, s.site, a.lead_id::text as lead_id,
        min(s.visit) over of_audit = max(s.visit) over of_audit as is_only_visit
      from public.audits a join starts s on s.site = left(a.website, 500)
      where a.lead_id = any (p_leads)
        -- Within ten minutes, as repeated sendings take: by this clock, or by the device's where the event waited on it
        -- for up to a week.
        and (s.received_at between a.created_at - interval '10 minutes' and a.created_at + interval '10 minutes'
          or s.received_at between a.created_at - interval '1 day' and a.created_at + interval '9 days'
            and s.said between to_char((a.created_at - interval '10 minutes') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')
              and to_char((a.created_at + interval '10 minutes') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS'))
      window of_audit as (partition by a.id)
    ), named as (
      select e.session_id, array_agg(e.properties ->> 'lead_id') as leads from public.analytics_events e
      where e.session_id is not null and e.properties ->> 'lead_id' is not null
      group by e.session_id
    )
    select coalesce(array_agg(distinct n.id), '{}') from near n left join named on named.session_id = n.session_id
    where n.is_only_visit
      and (named.leads is null or n.lead_id = any (named.leads))
      and not exists (
        select from public.audits other
        where left(other.website, 500) = n.site and other.lead_id <> all (p_leads)
          and n.received_at between other.created_at - interval '1 day' and other.created_at + interval '9 days'));
end
$$;
comment on function private.starts_of(uuid[]) is
  'The starts of the audits of these leads by site and time, where the conversion never came and no other audit or visit fits. For an erasure: not certain enough to be shown.';

create or replace function private.erase_leads(p_leads uuid[]) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  theirs uuid[] := private.events_of(p_leads) || private.starts_of(p_leads);
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

drop function public.person_data(text);
create function public.person_data(p_email text, p_similar boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  ids uuid[] := private.leads_of(p_email);
  theirs uuid[] := private.events_of(ids);
  turns_of bytea := private.keyed_hash('mailbox', private.mailbox(p_email));
  hash bytea := private.keyed_hash('erased person', private.person_of(p_email));
begin
  return jsonb_build_object(
    'leads', (select coalesce(jsonb_agg(to_jsonb(l) - 'idempotency_key_hash' order by l.created_at, l.id), '[]')
      from public.leads l where l.id = any (ids)),
    'audits', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at, a.id), '[]')
      from public.audits a where a.lead_id = any (ids)),
    'deliveries', (select coalesce(jsonb_agg(to_jsonb(d) order by d.created_at), '[]')
      from private.lead_deliveries d where d.lead_id = any (ids)),
    -- Who knows the name of a visit can add events to it: visits are numbered instead.
    'events', (select coalesce(jsonb_agg(to_jsonb(e) - 'session_id' || jsonb_build_object('visit', v.visit)
        order by e.received_at, e.id), '[]')
      from public.analytics_events e
      join (select of.session_id, row_number() over (order by min(of.received_at), of.session_id) as visit
        from public.analytics_events of where of.id = any (theirs) group by of.session_id) v
        on v.session_id is not distinct from e.session_id
      where e.id = any (theirs)),
    -- Similar addresses count together: of the turns those that these leads took, each within its own transaction.
    'turns', (select coalesce(jsonb_agg(jsonb_build_object('action', l.source, 'at', turn.at) order by turn.at), '[]')
      from public.leads l, lateral (
        select min(t.at) as at from private.rate_events t
        where t.action = l.source and t.subject = turns_of
          and t.at >= l.created_at and t.at < l.created_at + interval '1 minute') turn
      where l.id = any (ids) and turn.at is not null),
    'erased_at', (select e.erased_at from private.erasures e where e.mailbox_hash = hash))
    || case when p_similar then jsonb_build_object('similar', private.similar_to(p_email)) else '{}' end;
end
$$;
comment on function public.person_data(text, boolean) is
  'Everything known of a person, in every spelling that certainly reaches the mailbox: for access (GDPR, article 15) and portability (article 20). p_similar adds addresses that may be another person''s: for the agency, never for who asks.';
grant execute on function public.person_data(text, boolean) to service_role;
