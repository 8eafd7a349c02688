create function private.request_header(p_name text) returns text
language sql stable set search_path = '' as $$
  -- '' and not null on a pooled connection whose earlier transaction had set it
  select nullif(current_setting('request.headers', true), '')::jsonb ->> p_name
$$;
comment on function private.request_header(text) is 'A header of this request by its lower-case name; null outside of one.';

create function private.client_address() returns inet
language plpgsql stable set search_path = '' as $$
declare
  settings private.settings;
  entries text[];
  entry text;
  address inet;
begin
  select * into strict settings from private.settings;
  -- Counted from the right: what stands further left was written by the client.
  entries := string_to_array(private.request_header(settings.client_address_header), ',');
  if entries is null or cardinality(entries) <= settings.trusted_proxies then return null; end if;
  entry := btrim(entries[cardinality(entries) - settings.trusted_proxies]);
  if entry ilike '::ffff:%.%' then entry := substr(entry, 8); end if;
  begin
    address := host(entry::inet)::inet;
  exception when invalid_text_representation then
    return null;
  end;
  -- One subscriber holds a whole IPv6 /64.
  return case family(address) when 6 then network(set_masklen(address, 64))::inet else address end;
end
$$;
comment on function private.client_address() is 'Address that limits count by: IPv4 whole, IPv6 by /64; null when the edge named none.';

create function private.keyed_hash(p_kind text, p_value text) returns bytea
language sql stable set search_path = '' as $$
  select sha256(convert_to((select pepper from private.settings) || ':' || p_kind || ':' || p_value, 'UTF8'))
$$;
comment on function private.keyed_hash(text, text) is 'Hash that only this installation can make; null of null.';
