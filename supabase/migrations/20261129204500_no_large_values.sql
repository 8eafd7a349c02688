-- To look at each number in five megabytes of them took more than twenty seconds, before anything refused the request. The
-- project's own server takes 64 KB; a hosted one takes more. No form sends half of the limit.
create or replace function private.refuse_unfolding(p_value jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if pg_column_size(p_value) > 131072 then
    raise exception using errcode = 'PT413', message = 'a value of more than 128 KB';
  end if;
  if private.unfolds(p_value) then
    raise exception using errcode = '22003', message = 'a number has more digits than JavaScript can write';
  end if;
end
$$;
comment on function private.refuse_unfolding(jsonb) is 'Stops a request before its numbers are looked at, or written out.';
