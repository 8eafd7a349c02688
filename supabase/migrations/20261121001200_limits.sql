create table private.rate_events (
  id bigint generated always as identity primary key,
  action text not null,
  subject bytea not null,
  at timestamptz not null
);

comment on table private.rate_events is 'Accepted submissions by hashed subject: what the sliding windows count.';

create index rate_events_lookup on private.rate_events (action, subject, at);
create index rate_events_at on private.rate_events (at);

create function private.take_turn(p_action text, p_subject bytea, p_limit integer, p_window interval, p_message text)
returns void
language plpgsql volatile set search_path = '' as $$
declare
  moment timestamptz;
begin
  if p_subject is null then return; end if;
  -- Counting and inserting are one step per subject; without the lock 7 passed a limit of 5.
  perform pg_advisory_xact_lock(hashtextextended(p_action || ':' || encode(p_subject, 'hex'), 0));
  moment := clock_timestamp();
  if (select count(*) from (
        select from private.rate_events e
        where e.action = p_action and e.subject = p_subject and e.at > moment - p_window
        limit p_limit) counted) >= p_limit then
    perform private.refuse('rate_limited', p_message);
  end if;
  insert into private.rate_events (action, subject, at) values (p_action, p_subject, moment);
end
$$;
comment on function private.take_turn(text, bytea, integer, interval, text) is
  'Takes one turn of a subject within a sliding window, or refuses with the message. A refused turn is rolled back.';

create function private.limit_submission(p_action text, p_email text, p_message text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  settings private.settings;
  address bytea := private.keyed_hash('address', host(private.client_address()));
  mailbox bytea := private.keyed_hash('mailbox', private.mailbox(p_email));
begin
  select * into strict settings from private.settings;
  -- The address first, always: one order of locks cannot deadlock, and who probes addresses uses up his own turns.
  if p_action = 'audit' then
    perform private.take_turn('audit', address, settings.audits_per_address, settings.audit_window, p_message);
    perform private.take_turn('audit', mailbox, settings.audits_per_email, settings.audit_window, p_message);
  else
    perform private.take_turn('contact', address, settings.contacts_per_address, settings.contact_window, p_message);
    perform private.take_turn('contact', mailbox, settings.contacts_per_email, settings.contact_window, p_message);
  end if;
end
$$;
comment on function private.limit_submission(text, text, text) is 'Counts a submission against the limits of its client address and its mailbox.';
