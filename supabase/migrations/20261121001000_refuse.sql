create function private.refuse(p_code text, p_message text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT400', message = p_message, detail = p_code;
end
$$;
comment on function private.refuse(text, text) is 'Ends a procedure with a refusal that its caller may read; the procedure turns it into a reply.';

create function private.refusal(p_code text, p_message text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('success', false, 'error', p_message, 'code', p_code, 'lead_id', null)
$$;
comment on function private.refusal(text, text) is 'The reply of a refused submission.';
