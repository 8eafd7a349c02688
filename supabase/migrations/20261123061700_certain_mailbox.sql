-- Whose data an address gives or erases. The fold of the limits (private.mailbox) takes eva@müller.example and
-- eva@muller.example for one, and any +tag: right for counting, where a mistake costs a turn, and wrong here, where it
-- hands one person's messages to another. What only folds alike is named to the agency, which asks for each by its name.

create function private.lower_case(p_text text) returns text
language sql immutable set search_path = '' as $$
  -- The same in every collation, because its hashes move between databases: taken apart, most letters have a base of ASCII.
  select normalize(translate(lower(normalize(p_text, NFD) collate "C"),
    'ÆØŒÐÞŁĐĦŊŦАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
    'æøœðþłđħŋŧабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґαβγδεζηθικλμνξοπρστυφχψω'), NFC)
$$;
comment on function private.lower_case(text) is 'Text in lower case, composed, accents kept, whatever the collation.';

create function private.domain_label(p_label text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  decoded text;
begin
  if p_label not like 'xn--%' then return p_label; end if;
  decoded := private.decode_punycode(p_label);
  -- Punycode of what a domain cannot be in Unicode is a name of its own: xn--muller- is not muller.
  return case
    when decoded ~ '[^\u0001-\u007f]' and decoded = private.lower_case(normalize(decoded, NFKC)) then decoded
    else p_label
  end;
end
$$;
comment on function private.domain_label(text) is 'A label of a domain in Unicode, from Unicode or punycode in lower case.';

create function private.person_of(p_email text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  bare text := btrim(p_email);
  at integer := position('@' in bare);
  name text := left(bare, greatest(at - 1, 0));
  domain text := substr(bare, at + 1);
begin
  if octet_length(bare) = char_length(bare) and bare not ilike '%xn--%' then
    -- Nearly all are of this form.
    name := lower(name collate "C");
    domain := rtrim(lower(domain collate "C"), '.');
  else
    name := private.lower_case(name);
    -- As IDNA maps a domain before it is looked up: width, case, what is not seen (UTS 46). Accents and ß stay.
    domain := private.lower_case(normalize(regexp_replace(domain, '[\u00ad\u200b\u2060\ufe00-\ufe0f\ufeff]', '', 'g'), NFKC));
    select string_agg(private.domain_label(label), '.' order by nth) into domain
      from unnest(string_to_array(rtrim(replace(domain, '。', '.'), '.'), '.')) with ordinality as labels(label, nth);
  end if;
  if at = 0 or name = '' or domain = '' then return null; end if;
  if domain in ('gmail.com', 'googlemail.com') then
    -- The one provider that says of both that they never make another mailbox. From the second character on: a name may
    -- begin with a plus.
    name := coalesce(nullif(replace(regexp_replace(name, '(.)[+].*$', '\1'), '.', ''), ''), name);
    domain := 'gmail.com';
  end if;
  return name || '@' || domain;
end
$$;
comment on function private.person_of(text) is
  'The mailbox that an address certainly reaches, for the rights of a person: letter case, Unicode or punycode of the domain, and the dots and +tag of Gmail make no difference; accents and other +tags do. Null where it is no address.';
comment on function private.mailbox(text) is
  'Who an address may belong to, for limits only (rights: private.person_of): case, accents, +tag, the dots of Gmail and the spelling of a domain in punycode do not make another person.';

create or replace function private.leads_of(p_email text) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  person text := private.person_of(p_email);
begin
  return (select coalesce(array_agg(l.id order by l.created_at, l.id), '{}') from public.leads l
    where private.person_of(l.email) = person);
end
$$;
comment on function private.leads_of(text) is 'The leads of a person, oldest first, in every spelling that certainly reaches the same mailbox.';

create function private.similar_to(p_email text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  mailbox text := private.mailbox(p_email);
  person text := private.person_of(p_email);
begin
  return (select coalesce(jsonb_agg(distinct l.email collate "C"), '[]') from public.leads l
    where private.mailbox(l.email) = mailbox and private.person_of(l.email) is distinct from person);
end
$$;
comment on function private.similar_to(text) is
  'Addresses of leads that may be of the same person and may not, by an accent or a +tag: for the agency, not for who asks.';

create or replace function public.erase_contact(p_email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Of another kind than the hashes of private.mailbox that were recorded until now: neither is found by the other.
  hash bytea := private.keyed_hash('erased person', private.person_of(p_email));
  ids uuid[] := private.leads_of(p_email);
  spellings jsonb;
  erased jsonb;
  turns bigint;
begin
  select coalesce(jsonb_agg(distinct l.email), '[]') into spellings from public.leads l where l.id = any (ids);
  -- Stored replies hold no personal data, and keep a late replay from bringing the lead back.
  erased := private.erase_leads(ids);

  -- This hash is made of similar addresses, too, and cannot be told apart: one of them may get a turn back.
  delete from private.rate_events e where e.subject = private.keyed_hash('mailbox', private.mailbox(p_email));
  get diagnostics turns = row_count;

  if hash is not null then
    insert into private.erasures values (hash, private.key_check(), now())
      on conflict (mailbox_hash) do update set erased_at = excluded.erased_at;
  end if;
  return erased || jsonb_build_object('rate_events', turns, 'spellings', spellings,
    'similar', private.similar_to(p_email), 'recorded', hash is not null);
end
$$;
comment on function public.erase_contact(text) is
  'Erases everything known of a person, in every spelling that certainly reaches the mailbox: leads, audits, deliveries, events, turns; records that, and names similar addresses, which stay.';

create or replace function public.apply_erasures(p_record text default '[]', p_all boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  added bigint;
  found uuid[];
begin
  delete from private.erasures where erased_at < now() - interval '3 years';
  insert into private.erasures as known (mailbox_hash, key_check, erased_at)
    select decode(r.hash, 'hex'), decode(r.key, 'hex'), r.erased_at
    from jsonb_to_recordset(p_record::jsonb) as r (hash text, key text, erased_at timestamptz)
    where r.erased_at >= now() - interval '3 years'
    on conflict (mailbox_hash) do update set erased_at = excluded.erased_at where known.erased_at < excluded.erased_at;
  get diagnostics added = row_count;

  if added > 0 or p_all then
    -- Who wrote again after the erasure is not erased again. Records of before this migration are of private.mailbox, and
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

comment on column private.erasures.mailbox_hash is
  'Of private.person_of; in records of before 20261123061700, of private.mailbox.';
