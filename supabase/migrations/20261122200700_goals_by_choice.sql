-- The goals of an audit request are sent where the visitor ticks the box beside them. A parameter of ours, and absent
-- otherwise: the call that the specification describes stays as it is.
drop function public.create_free_audit_from_form(text, text, text, text, text, jsonb, text);
drop function private.create_free_audit_from_form(text, text, text, text, text, jsonb, text);

create function private.create_free_audit_from_form(
  p_name text,
  p_email text,
  p_company text,
  p_website text,
  p_language text,
  p_utm_data jsonb,
  p_project_source text,
  p_message text
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  lead public.leads;
  website text;
  audit_id uuid;
  reply jsonb;
  refusal_message text;
  refusal_code text;
begin
  -- One subtransaction: a refusal undoes claim, turns and rows together.
  begin
    lead.idempotency_key_hash := private.idempotency_key_hash('audit');
    reply := private.replay(lead.idempotency_key_hash,
      jsonb_build_array(p_name, p_email, p_company, p_website, p_language, p_utm_data, p_project_source)
        -- Without a message as before: what was sent before this migration may be sent again.
        || case when p_message is null then '[]' else jsonb_build_array(p_message) end);
    if reply is not null then return reply; end if;

    lead.company := private.parse_line('company', p_company, 200);
    lead.name := coalesce(private.parse_line('name', p_name, 200), lead.company, 'Prospect');
    lead.email := private.parse_email(p_email);
    website := private.parse_line('website', p_website, 2048, true);
    lead.language := private.parse_language(p_language);
    lead.utm := private.parse_utm(p_utm_data);
    lead.project_source := private.parse_line('project_source', p_project_source, 100);
    if p_message is not null then
      lead.message := private.parse_message(p_message);
    end if;

    select s.fill_ms, s.flags into lead.fill_ms, lead.flags from private.form_signals() s;

    perform private.limit_submission('audit', lead.email,
      'Rate limit exceeded. You can only request 2 audits per day.');

    insert into public.leads (source, name, email, company, message, language, utm, project_source, fill_ms, flags,
      idempotency_key_hash)
    values ('audit', lead.name, lead.email, lead.company, lead.message, lead.language, lead.utm, lead.project_source,
      lead.fill_ms, lead.flags, lead.idempotency_key_hash)
    returning id into lead.id;

    insert into public.audits (lead_id, website, company, language)
    values (lead.id, website, lead.company, lead.language)
    returning id into audit_id;

    reply := private.accepted(lead.id, audit_id);
    perform private.remember_reply(lead.idempotency_key_hash, reply);
    return reply;
  exception when sqlstate 'PT400' then
    get stacked diagnostics refusal_message = message_text, refusal_code = pg_exception_detail;
  end;
  return private.refusal(refusal_code, refusal_message) || jsonb_build_object('audit_id', null);
end
$$;

comment on function private.create_free_audit_from_form(text, text, text, text, text, jsonb, text, text) is
  'The audit form: a lead and its audit, once for each Idempotency-Key.';

create function public.create_free_audit_from_form(
  p_name text default null,
  p_email text default null,
  p_company text default null,
  p_website text default null,
  p_language text default 'fr',
  p_utm_data jsonb default null,
  p_project_source text default null,
  p_message text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.count_call();
  return private.create_free_audit_from_form(p_name, p_email, p_company, p_website, p_language, p_utm_data,
    p_project_source, p_message);
end
$$;

comment on function public.create_free_audit_from_form(text, text, text, text, text, jsonb, text, text) is
  'The audit form. Answers {success, error, lead_id, audit_id}; a refusal adds code. The Idempotency-Key header makes it repeatable.';

revoke all on function private.create_free_audit_from_form(text, text, text, text, text, jsonb, text, text) from public, anon, authenticated, service_role;
grant execute on function public.create_free_audit_from_form(text, text, text, text, text, jsonb, text, text)
  to anon, authenticated, service_role;
