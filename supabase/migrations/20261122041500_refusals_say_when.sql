-- A refusal that ends by itself says when: `retry_after`, in seconds. What a reply carries beside its words travels as
-- the detail of the exception, so that the procedures pass it on as it is.
drop function private.refuse(text, text);
create function private.refuse(p_code text, p_message text, p_retry_after integer default null) returns void
language plpgsql volatile set search_path = '' as $$
begin
  raise exception using errcode = 'PT400', message = p_message,
    detail = jsonb_strip_nulls(jsonb_build_object('code', p_code, 'retry_after', p_retry_after))::text;
end
$$;
comment on function private.refuse(text, text, integer) is
  'Ends a procedure with a refusal that its caller may read; the procedure turns it into a reply. p_retry_after: seconds.';

drop function private.refusal(text, text);
create function private.refusal(p_detail text, p_message text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('success', false, 'error', p_message, 'lead_id', null)
    || case when p_detail like '{%' then p_detail::jsonb else jsonb_build_object('code', p_detail) end
$$;
comment on function private.refusal(text, text) is
  'The reply of a refusal: p_detail is its code, or the JSON object with code and retry_after that private.refuse raised.';

create or replace function private.take_turn(p_action text, p_subject bytea, p_limit integer, p_window interval, p_message text)
returns void
language plpgsql volatile set search_path = '' as $$
declare
  moment timestamptz;
  blocking timestamptz;
begin
  if p_subject is null then return; end if;
  -- Counting and inserting are one step per subject; without the lock 7 passed a limit of 5.
  perform pg_advisory_xact_lock(hashtextextended(p_action || ':' || encode(p_subject, 'hex'), 0));
  moment := clock_timestamp();
  -- Of as many turns as are allowed the first: when it has left the window there is room again.
  select e.at into blocking from private.rate_events e
    where e.action = p_action and e.subject = p_subject and e.at > moment - p_window
    order by e.at desc offset greatest(p_limit, 1) - 1 limit 1;
  if blocking is not null then
    perform private.refuse('rate_limited', p_message,
      greatest(1, ceil(extract(epoch from blocking + p_window - moment)))::integer);
  end if;
  insert into private.rate_events (action, subject, at) values (p_action, p_subject, moment);
end
$$;

create or replace function private.parse_email(p_value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  email text := private.parse_line('email', p_value, 254, true);
begin
  -- The rule of the forms (src/forms/email.ts), its \s spelled out: what counts as a space differs by locale here.
  if email !~ '^(?=.{6,254}$)[^\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>\(\),;:"\\]{1,64}@([^\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>\(\),;:"\\.]+[.])+[^\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>\(\),;:"\\.]{2,}$' then
    perform private.refuse('invalid_email', 'email is not an e-mail address.');
  end if;
  return email;
end
$$;
