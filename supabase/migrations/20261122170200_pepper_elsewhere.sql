-- The pepper leaves the database: whoever has a dump could try addresses until a hash fits. It comes from the server with
-- each transaction (citence.pepper, made of its secret key), and on hosted Supabase from Vault, whose key no dump holds.
create function private.pepper() returns text
language plpgsql stable set search_path = '' as $$
declare
  pepper text;
begin
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into pepper using 'citence_pepper';
  end if;
  pepper := coalesce(pepper, nullif(current_setting('citence.pepper', true), ''));
  -- A lead is not refused for it: only what all visitors share is limited then.
  if pepper is null then
    raise warning 'citence: no pepper, so nothing is limited by address or mailbox. See docs/deploy.md.';
  end if;
  return pepper;
end
$$;
comment on function private.pepper() is 'Secret of all hashes, kept outside of the database; null where nobody says it.';

create or replace function private.keyed_hash(p_kind text, p_value text) returns bytea
language sql stable set search_path = '' as $$
  select case when p_value is not null then sha256(convert_to(private.pepper() || ':' || p_kind || ':' || p_value, 'UTF8')) end
$$;
comment on function private.keyed_hash(text, text) is 'Hash that only who knows the pepper can make; null of null.';

-- An older dump may hold the old one. What was hashed with it is forgotten: a day of turns.
delete from private.rate_events;
alter table private.settings drop column pepper;
comment on table private.settings is 'The one row of settings: limits, and where the client address stands.';

do $$
begin
  if to_regprocedure('vault.create_secret(text,text,text,uuid)') is not null
    or to_regprocedure('vault.create_secret(text,text,text)') is not null then
    execute 'select vault.create_secret($1, $2, $3)'
      using replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'citence_pepper', 'Secret of the hashes that limits remember';
  end if;
end
$$;

-- A request is hashed with its own key, which only its sender has: it can be sent again whatever becomes of the pepper.
-- Null, of requests from before: whatever comes with the key is taken for the same.
alter table private.idempotency_keys alter column request_hash drop not null;
update private.idempotency_keys set request_hash = null;

create or replace function private.replay(p_key_hash bytea, p_request jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  digest bytea := sha256(convert_to(private.request_header('idempotency-key') || ':' || p_request::text, 'UTF8'));
  known private.idempotency_keys;
  earlier jsonb;
begin
  if p_key_hash is null then return null; end if;

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
