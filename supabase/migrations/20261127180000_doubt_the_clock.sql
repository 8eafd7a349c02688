-- A machine that starts with its clock years ahead deleted every lead, and both records of who was erased, before the
-- clock was set right. Where the chores were last done more than 60 days ago by the clock, nothing is deleted for its age
-- until the clock has said so for most of a day: then the server had been off.
create function private.is_clock_doubtful() returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  last timestamptz;
begin
  select c.done_at into last from private.chores c where c.name = 'run_retention';
  if last is null or last > now() - interval '60 days' then return false; end if;

  insert into private.chores as known values ('doubt_clock', now())
    on conflict (name) do update set done_at = excluded.done_at
    where known.done_at not between now() - interval '60 days' and now();
  return not exists (
    select from private.chores c where c.name = 'doubt_clock' and c.done_at < now() - interval '20 hours'
  );
end
$$;
comment on function private.is_clock_doubtful() is
  'Whether the clock has moved on by more than 60 days since the chores were last done, and was first seen to less than 20 hours ago.';

-- A given time is the caller's own affair.
create or replace function public.run_retention(p_now timestamptz default now()) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  deleted jsonb;
begin
  if p_now = now() and private.is_clock_doubtful() then
    return jsonb_build_object('doubtful_clock', now());
  end if;
  deleted := private.run_retention(p_now);
  insert into private.chores values ('run_retention', now()) on conflict (name) do update set done_at = excluded.done_at;
  return deleted;
end
$$;

create or replace function public.apply_erasures(p_record text default '[]', p_all boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  oldest timestamptz := case when private.is_clock_doubtful() then '-infinity' else now() - interval '3 years' end;
  added bigint;
  found uuid[];
begin
  delete from private.erasures where erased_at < oldest;
  insert into private.erasures as known (mailbox_hash, key_check, erased_at)
    select decode(r.hash, 'hex'), decode(r.key, 'hex'), r.erased_at
    from jsonb_to_recordset(p_record::jsonb) as r (hash text, key text, erased_at timestamptz)
    where r.erased_at >= oldest
    on conflict (mailbox_hash) do update set erased_at = excluded.erased_at where known.erased_at < excluded.erased_at;
  get diagnostics added = row_count;

  if added > 0 or p_all then
    -- Who wrote again after the erasure is not erased again. Records of before 20261123061700 are of private.mailbox, and
    -- what they erased was all that folds alike.
    select array_agg(l.id) into found
      from public.leads l
      cross join lateral (values (private.keyed_hash('erased person', private.person_of(l.email))),
        (private.keyed_hash('erased', private.mailbox(l.email)))) made (hash)
      join private.erasures e on e.mailbox_hash = made.hash
      where l.created_at <= e.erased_at;
  end if;
  return private.erase_leads(coalesce(found, '{}')) || jsonb_build_object('added', added,
    'other_key', (select count(*) from private.erasures e where e.key_check is distinct from private.key_check()));
end
$$;
