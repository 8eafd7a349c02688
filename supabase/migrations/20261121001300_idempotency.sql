create table private.idempotency_keys (
  key_hash bytea primary key,
  request_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null default now()
);

comment on table private.idempotency_keys is 'Accepted submissions and their replies, kept 30 days, so that sending again changes nothing.';

create index idempotency_keys_created_at on private.idempotency_keys (created_at);

create function private.idempotency_key_hash(p_action text) returns bytea
language plpgsql stable set search_path = '' as $$
declare
  key text := private.request_header('idempotency-key');
begin
  if key !~ '^[!-~]{8,200}$' then
    perform private.refuse('invalid_idempotency_key', 'Idempotency-Key must be 8 to 200 visible ASCII characters.');
  end if;
  return sha256(convert_to(p_action || ':' || key, 'UTF8'));
end
$$;
comment on function private.idempotency_key_hash(text) is 'Hash of action and Idempotency-Key header; null without the header.';

create function private.replay(p_key_hash bytea, p_request jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  digest bytea := private.keyed_hash('request', p_request::text);
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
comment on function private.replay(bytea, jsonb) is
  'Claims a key for this request: null when the work is to be done, the earlier reply when it was, a refusal when the request differs.';

create function private.accepted(p_lead uuid, p_audit uuid default null) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('success', true, 'error', null, 'lead_id', p_lead)
    || case when p_audit is null then '{}' else jsonb_build_object('audit_id', p_audit) end
$$;
comment on function private.accepted(uuid, uuid) is 'The reply of an accepted submission.';

create function private.remember_reply(p_key_hash bytea, p_reply jsonb) returns void
language sql volatile set search_path = '' as $$
  update private.idempotency_keys k set reply = p_reply where k.key_hash = p_key_hash
$$;
comment on function private.remember_reply(bytea, jsonb) is 'Keeps the reply beside its claimed key.';
