-- '1e131071' is eight bytes of JSON, and 131,072 digits as text. What strangers send became text (a hash, a field of a
-- campaign, a check of its size) before anything was refused: 36 KB of such numbers took seconds and two gigabytes.
create function private.unfolds(p_value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return exists (
    select from jsonb_path_query(p_value, '$.** ? (@.type() == "number")') number
    where scale(number::numeric) > 400 or abs(number::numeric) > 1e400
  );
end
$$;
comment on function private.unfolds(jsonb) is 'Whether a number in it has more than some 400 digits: JavaScript knows none that has.';

create function private.refuse_unfolding(p_value jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.unfolds(p_value) then
    raise exception using errcode = '22003', message = 'a number has more digits than JavaScript can write';
  end if;
end
$$;
comment on function private.refuse_unfolding(jsonb) is 'Stops a request before its numbers are written out.';

create or replace function private.replay(p_key_hash bytea, p_request jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  digest bytea;
  known private.idempotency_keys;
  earlier jsonb;
begin
  perform private.refuse_unfolding(p_request);
  if p_key_hash is null then return null; end if;
  digest := sha256(convert_to(private.request_header('idempotency-key') || ':' || p_request::text, 'UTF8'));

  -- A second sending at the same time waits here until the first commits or rolls back.
  insert into private.idempotency_keys (key_hash, request_hash) values (p_key_hash, digest) on conflict do nothing;
  if not found then
    select * into strict known from private.idempotency_keys k where k.key_hash = p_key_hash;
    if known.request_hash <> digest then
      perform private.refuse('idempotency_conflict', 'Idempotency-Key was already used with a different request.');
    end if;
    return known.reply;
  end if;

  -- The stored reply may be dropped after 30 days; the lead still knows its key.
  select private.accepted(l.id, a.id) into earlier
    from public.leads l left join public.audits a on a.lead_id = l.id
    where l.idempotency_key_hash = p_key_hash;
  if earlier is not null then
    perform private.remember_reply(p_key_hash, earlier);
  end if;
  return earlier;
end
$$;

create function private.refuse_unfolding_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_unfolding(new.properties);
  perform private.refuse_unfolding(new.geo_metric);
  return new;
end
$$;
comment on function private.refuse_unfolding_event() is 'Before the checks of the table measure both as text.';

create trigger refuse_unfolding before insert on public.analytics_events
  for each row execute function private.refuse_unfolding_event();
