create function private.form_signals(out fill_ms integer, out flags text[])
language plpgsql stable set search_path = '' as $$
declare
  header text := private.request_header('x-form-signals');
  signals jsonb;
  shortest integer;
begin
  flags := '{}';
  if header is null or octet_length(header) > 200 then return; end if;
  begin
    signals := header::jsonb;
  exception when data_exception then
    return;
  end;

  if signals ->> 'honeypot' = 'true' then flags := flags || 'honeypot'::text; end if;
  if jsonb_typeof(signals -> 'fillMs') = 'number' then
    fill_ms := least(greatest((signals ->> 'fillMs')::numeric, 0), 86400000)::integer;
    select s.fastest_fill_ms into strict shortest from private.settings s;
    if fill_ms < shortest then flags := flags || 'fast'::text; end if;
  end if;
end
$$;
comment on function private.form_signals() is
  'What the header X-Form-Signals says of how a form was filled, {"honeypot": false, "fillMs": 5300}; junk says nothing. It flags, it never refuses.';
