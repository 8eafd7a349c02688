create function private.client_host() returns inet
language plpgsql stable set search_path = '' as $$
declare
  settings private.settings;
  entries text[];
  entry text;
begin
  select * into strict settings from private.settings;
  -- Counted from the right: what stands further left was written by the client.
  entries := string_to_array(private.request_header(settings.client_address_header), ',');
  if entries is null or cardinality(entries) <= settings.trusted_proxies then return null; end if;
  entry := btrim(entries[cardinality(entries) - settings.trusted_proxies], ' "');
  -- Some proxies write the port behind it.
  if entry like '[%' then entry := split_part(substr(entry, 2), ']', 1);
  elsif entry ~ '^[0-9.]+:[0-9]+$' then entry := split_part(entry, ':', 1);
  end if;
  if entry ilike '::ffff:%.%' then entry := substr(entry, 8); end if;
  begin
    return host(entry::inet)::inet;
  exception when invalid_text_representation then
    return null;
  end;
end
$$;
comment on function private.client_host() is 'Address of the client as the edge named it, with or without a port; null when it named none.';

create or replace function private.client_address() returns inet
language sql stable set search_path = '' as $$
  select case family(given) when 6 then network(set_masklen(given, 64))::inet else given end
  from (select private.client_host() as given) named
$$;
comment on function private.client_address() is 'Address that limits count by: IPv4 whole, IPv6 by the /64 of one link; null when the edge named none.';

create function private.client_line() returns inet
language sql stable set search_path = '' as $$
  select network(set_masklen(given, 56))::inet from (select private.client_host() as given) named where family(given) = 6
$$;
comment on function private.client_line() is 'The /56 of IPv6 that one subscriber''s line is given, 256 links of it; null of IPv4.';

create or replace function private.limit_submission(p_action text, p_email text, p_message text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  settings private.settings;
  line bytea := private.keyed_hash('line', private.client_line()::text);
  address bytea := private.keyed_hash('address', host(private.client_address()));
  mailbox bytea := private.keyed_hash('mailbox', private.mailbox(p_email));
begin
  select * into strict settings from private.settings;
  -- From the widest to the mailbox, always: one order of locks cannot deadlock, and who probes addresses uses up his own
  -- turns. A line may have as many turns as two addresses.
  if p_action = 'audit' then
    perform private.take_turn('audit', line, 2 * settings.audits_per_address, settings.audit_window, p_message);
    perform private.take_turn('audit', address, settings.audits_per_address, settings.audit_window, p_message);
    perform private.take_turn('audit', mailbox, settings.audits_per_email, settings.audit_window, p_message);
  else
    perform private.take_turn('contact', line, 2 * settings.contacts_per_address, settings.contact_window, p_message);
    perform private.take_turn('contact', address, settings.contacts_per_address, settings.contact_window, p_message);
    perform private.take_turn('contact', mailbox, settings.contacts_per_email, settings.contact_window, p_message);
  end if;
end
$$;
comment on function private.limit_submission(text, text, text) is 'Counts a submission against the limits of its line, its client address and its mailbox.';
