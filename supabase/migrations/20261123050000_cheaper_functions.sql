-- What each call of a procedure runs through, in PL/pgSQL: a function in SQL that is not inlined is started anew at each
-- call, which took longer than what it computes (16 to 35 microseconds of PGlite each, 5 to 20 so). The address of the
-- client asks for two of the settings and not for all.

create or replace function private.request_header(p_name text) returns text
language plpgsql stable set search_path = '' as $$
begin
  -- '' and not null on a pooled connection whose earlier transaction had set it
  return nullif(current_setting('request.headers', true), '')::jsonb ->> p_name;
end
$$;

create or replace function private.keyed_hash(p_kind text, p_value text) returns bytea
language plpgsql stable set search_path = '' as $$
begin
  return case when p_value is not null then sha256(convert_to(private.pepper() || ':' || p_kind || ':' || p_value, 'UTF8')) end;
end
$$;

create or replace function private.client_host() returns inet
language plpgsql stable set search_path = '' as $$
declare
  header text;
  proxies integer;
  entries text[];
  entry text;
begin
  select s.client_address_header, s.trusted_proxies into strict header, proxies from private.settings s;
  -- Counted from the right: what stands further left was written by the client.
  entries := string_to_array(private.request_header(header), ',');
  if entries is null or cardinality(entries) <= proxies then return null; end if;
  entry := btrim(entries[cardinality(entries) - proxies], ' "');
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

create or replace function private.accepted(p_lead uuid, p_audit uuid default null) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_build_object('success', true, 'error', null, 'lead_id', p_lead)
    || case when p_audit is null then '{}' else jsonb_build_object('audit_id', p_audit) end;
end
$$;

create or replace function private.remember_reply(p_key_hash bytea, p_reply jsonb) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update private.idempotency_keys k set reply = p_reply where k.key_hash = p_key_hash;
end
$$;
