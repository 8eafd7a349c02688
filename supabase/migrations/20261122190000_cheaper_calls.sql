-- What each call of a procedure computes, with less work: counted repetitions in an expression ({8,200}) cost PostgreSQL
-- more than the rest of it, the address of the client was worked out three times, and few mailboxes need Unicode.
create or replace function private.idempotency_key_hash(p_action text) returns bytea
language plpgsql stable set search_path = '' as $$
declare
  key text := private.request_header('idempotency-key');
begin
  if length(key) not between 8 and 200 or key !~ '^[!-~]+$' then
    perform private.refuse('invalid_idempotency_key', 'Idempotency-Key must be 8 to 200 visible ASCII characters.');
  end if;
  return sha256(convert_to(p_action || ':' || key, 'UTF8'));
end
$$;

create or replace function private.parse_email(p_value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  email text := private.parse_line('email', p_value, 254, true);
begin
  -- Nearly all are of this form, which is found out in a quarter of the time.
  if length(email) <= 254 and position('@' in email) <= 65 and email ~ '^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+[.])+[A-Za-z0-9-]{2,}$' then
    return email;
  end if;
  -- The rule of the forms (src/forms/email.ts), its \s spelled out: what counts as a space differs by locale here.
  if email !~ '^(?=.{6,254}$)[^\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>\(\),;:"\\]{1,64}@([^\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>\(\),;:"\\.]+[.])+[^\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>\(\),;:"\\.]{2,}$' then
    perform private.refuse('invalid_email', 'email is not an e-mail address.');
  end if;
  return email;
end
$$;

alter function private.mailbox(text) rename to unicode_mailbox;
comment on function private.unicode_mailbox(text) is 'private.mailbox of addresses with characters beyond ASCII, or a domain in punycode.';

create function private.mailbox(p_email text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  name text;
  domain text;
begin
  if octet_length(p_email) > char_length(p_email) or p_email ilike '%xn--%' then return private.unicode_mailbox(p_email); end if;
  domain := nullif(rtrim(lower(split_part(btrim(p_email), '@', 2)), '.'), '');
  name := lower(split_part(btrim(p_email), '@', 1));
  -- From the second character on: a name may begin with a plus.
  if position('+' in substr(name, 2)) > 0 then name := left(name, position('+' in substr(name, 2))); end if;
  if domain in ('gmail.com', 'googlemail.com') then return replace(name, '.', '') || '@gmail.com'; end if;
  return name || '@' || domain;
end
$$;
comment on function private.mailbox(text) is
  'Who an address belongs to, for limits only: case, accents, +tag, the dots of Gmail and the spelling of a domain in punycode do not make another person.';

create or replace function private.limit_submission(p_action text, p_email text, p_message text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  settings private.settings;
  client inet := private.client_host();
  turns integer;
  mailbox_turns integer;
  span interval;
begin
  select * into strict settings from private.settings;
  if p_action = 'audit' then
    turns := settings.audits_per_address;
    mailbox_turns := settings.audits_per_email;
    span := settings.audit_window;
  else
    turns := settings.contacts_per_address;
    mailbox_turns := settings.contacts_per_email;
    span := settings.contact_window;
  end if;
  -- From the widest to the mailbox, always: one order of locks cannot deadlock, and who probes addresses uses up his own
  -- turns. A line may have as many turns as two addresses.
  if family(client) = 6 then
    perform private.take_turn(p_action, private.keyed_hash('line', network(set_masklen(client, 56))::text), 2 * turns, span, p_message);
    client := network(set_masklen(client, 64));
  end if;
  perform private.take_turn(p_action, private.keyed_hash('address', host(client)), turns, span, p_message);
  perform private.take_turn(p_action, private.keyed_hash('mailbox', private.mailbox(p_email)), mailbox_turns, span, p_message);
end
$$;

create or replace function private.count_call() returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- First what spares the server's own calls the rest.
  if current_setting('citence.counted', true) = 'yes' or not private.is_counted_here() then return; end if;
  perform private.let_through('procedures');
  perform private.pay('procedures', 1);
end
$$;

-- The same of each insert: a trigger that the server's own requests do not need is not called.
drop trigger let_events_through on public.analytics_events;
create trigger let_events_through before insert on public.analytics_events
  for each statement when (coalesce(current_setting('citence.counted', true), '') <> 'yes')
  execute function private.let_events_through();
drop trigger pay_for_events on public.analytics_events;
create trigger pay_for_events after insert on public.analytics_events
  referencing new table as added
  for each statement when (coalesce(current_setting('citence.counted', true), '') <> 'yes')
  execute function private.pay_for_events();
