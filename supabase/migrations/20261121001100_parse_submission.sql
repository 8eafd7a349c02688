create function private.parse_line(p_field text, p_value text, p_max integer, p_required boolean default false) returns text
language plpgsql immutable set search_path = '' as $$
declare
  line text;
begin
  -- Measured before the regular expression, which must not run over megabytes.
  if octet_length(p_value) > p_max * 8 then
    perform private.refuse('invalid_' || p_field, format('%s is too long: at most %s characters.', p_field, p_max));
  end if;
  -- One line: a line break in a name would be a header in the e-mail that sales is sent.
  line := nullif(btrim(regexp_replace(p_value, '[[:cntrl:][:space:]]+', ' ', 'g')), '');
  if line is null and p_required then
    perform private.refuse('invalid_' || p_field, format('%s is required.', p_field));
  elsif char_length(line) > p_max then
    perform private.refuse('invalid_' || p_field, format('%s is too long: at most %s characters.', p_field, p_max));
  end if;
  return line;
end
$$;
comment on function private.parse_line(text, text, integer, boolean) is 'One line of text, trimmed; null when empty; refused when too long, or empty and required.';

create function private.parse_email(p_value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  email text := private.parse_line('email', p_value, 254, true);
begin
  if email !~ '^[^@[:space:]<>(),;:"\\]{1,64}@[^@[:space:]<>(),;:"\\]+[.][^@[:space:]<>(),;:"\\.]{2,}$' then
    perform private.refuse('invalid_email', 'email is not an e-mail address.');
  end if;
  return email;
end
$$;
comment on function private.parse_email(text) is 'An e-mail address as typed, trimmed; whether it exists is found out by writing to it.';

create function private.mailbox(p_email text) returns text
language sql immutable set search_path = '' as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (select
    lower(regexp_replace(split_part(btrim(p_email), '@', 1), '(.)[+].*$', '\1')) as name,
    rtrim(lower(split_part(btrim(p_email), '@', 2)), '.') as domain) parts
$$;
comment on function private.mailbox(text) is 'Who an address belongs to, for limits only: case, +tag and the dots of Gmail do not make another person.';

create function private.parse_message(p_value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  message text;
begin
  if octet_length(p_value) > 40000 or char_length(p_value) > 10000 then
    perform private.refuse('invalid_message', 'message is too long: at most 10000 characters.');
  end if;
  message := nullif(btrim(p_value, E' \t\r\n'), '');
  if message is null then
    perform private.refuse('invalid_message', 'message is required.');
  end if;
  return message;
end
$$;
comment on function private.parse_message(text) is 'Text of several lines, trimmed; refused when empty or longer than 10,000 characters.';

create function private.parse_language(p_value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if p_value is null or p_value not in ('fr', 'en') then
    perform private.refuse('invalid_language', 'language must be fr or en.');
  end if;
  return p_value;
end
$$;
comment on function private.parse_language(text) is 'fr or en; anything else is refused.';

create function private.parse_utm(p_value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, left(value, 255)), '{}')
  from jsonb_each_text(case jsonb_typeof(p_value) when 'object' then p_value else '{}' end)
  where key in ('utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term') and value is not null
$$;
comment on function private.parse_utm(jsonb) is 'The five campaign fields, 255 characters each; everything else is left out, nothing is refused.';
