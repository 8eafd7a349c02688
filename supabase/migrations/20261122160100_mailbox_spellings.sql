create function private.decode_punycode(p_label text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- RFC 3492. Labels have 63 characters at most: nothing here grows beyond that.
  code text := substr(p_label, 5);
  basic integer := length(code) - position('-' in reverse(code));
  result text := '';
  at integer := 1;
  n integer := 128;
  i bigint := 0;
  bias integer := 72;
  before bigint;
  weight bigint;
  k integer;
  threshold integer;
  digit integer;
  delta bigint;
  size integer;
begin
  if length(p_label) > 63 then return p_label; end if;
  if position('-' in code) > 0 then
    result := left(code, basic);
    at := basic + 2;
  end if;
  while at <= length(code) loop
    before := i;
    weight := 1;
    k := 36;
    loop
      digit := position(substr(code, at, 1) in 'abcdefghijklmnopqrstuvwxyz0123456789') - 1;
      if at > length(code) or digit < 0 then return p_label; end if;
      at := at + 1;
      i := i + digit * weight;
      if i > 2147483647 then return p_label; end if;
      threshold := least(greatest(k - bias, 1), 26);
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      if weight > 2147483647 then return p_label; end if;
      k := k + 36;
    end loop;
    size := length(result) + 1;
    delta := case before when 0 then (i - before) / 700 else (i - before) / 2 end;
    delta := delta + delta / size;
    k := 0;
    while delta > 455 loop
      delta := delta / 35;
      k := k + 36;
    end loop;
    bias := k + (36 * delta / (delta + 38))::integer;
    n := n + (i / size)::integer;
    i := i % size;
    if n > 1114111 or n between 55296 and 57343 then return p_label; end if;
    result := overlay(result placing chr(n) from i::integer + 1 for 0);
    i := i + 1;
  end loop;
  return result;
end
$$;
comment on function private.decode_punycode(text) is 'A label of a domain that starts with xn-- as it reads; itself when it is none.';

create function private.fold(p_text text) returns text
language sql immutable set search_path = '' as $$
  -- Whatever the collation of the database: lower() of C knows ASCII alone.
  select translate(lower(regexp_replace(normalize(p_text, NFKD), '[\u00ad\u0300-\u036f\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]', '', 'g')),
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
    'абвгдежзийклмнопрстуфхцчшщъыьэюяαβγδεζηθικλμνξοπρστυφχψωσ')
$$;
comment on function private.fold(text) is 'Text without what makes no other mailbox: case, accents, width, and characters that are not seen. For limits only.';

create or replace function private.mailbox(p_email text) returns text
language sql immutable set search_path = '' as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (
    select regexp_replace(private.fold(split_part(bare, '@', 1)), '(.)[+].*$', '\1') as name,
      (select string_agg(private.fold(case when label like 'xn--%' then private.decode_punycode(label) else label end), '.' order by nth)
        from unnest(string_to_array(rtrim(translate(lower(split_part(bare, '@', 2)), '。．｡', '...'), '.'), '.'))
          with ordinality as labels(label, nth)) as domain
    from (select btrim(normalize(p_email, NFC)) as bare) given
  ) parts
$$;
comment on function private.mailbox(text) is
  'Who an address belongs to, for limits only: case, accents, +tag, the dots of Gmail and the spelling of a domain in punycode do not make another person.';
