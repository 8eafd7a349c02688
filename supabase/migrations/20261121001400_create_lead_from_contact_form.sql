create function public.create_lead_from_contact_form(
  p_name text default null,
  p_email text default null,
  p_phone text default null,
  p_company text default null,
  p_message text default null,
  p_language text default 'fr',
  p_utm_data jsonb default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  lead public.leads;
  reply jsonb;
  refusal_message text;
  refusal_code text;
begin
  -- One subtransaction: a refusal undoes claim, turns and rows together.
  begin
    lead.idempotency_key_hash := private.idempotency_key_hash('contact');
    reply := private.replay(lead.idempotency_key_hash,
      jsonb_build_array(p_name, p_email, p_phone, p_company, p_message, p_language, p_utm_data));
    if reply is not null then return reply; end if;

    lead.name := private.parse_line('name', p_name, 200, true);
    lead.email := private.parse_email(p_email);
    lead.phone := private.parse_line('phone', p_phone, 40);
    lead.company := private.parse_line('company', p_company, 200);
    lead.message := private.parse_message(p_message);
    lead.language := private.parse_language(p_language);
    lead.utm := private.parse_utm(p_utm_data);

    select s.fill_ms, s.flags into lead.fill_ms, lead.flags from private.form_signals() s;

    perform private.limit_submission('contact', lead.email, 'Rate limit exceeded. Please try again later.');

    insert into public.leads (source, name, email, phone, company, message, language, utm, fill_ms, flags, idempotency_key_hash)
    values ('contact', lead.name, lead.email, lead.phone, lead.company, lead.message, lead.language, lead.utm,
      lead.fill_ms, lead.flags, lead.idempotency_key_hash)
    returning id into lead.id;

    reply := private.accepted(lead.id);
    perform private.remember_reply(lead.idempotency_key_hash, reply);
    return reply;
  exception when sqlstate 'PT400' then
    get stacked diagnostics refusal_message = message_text, refusal_code = pg_exception_detail;
  end;
  return private.refusal(refusal_code, refusal_message);
end
$$;

comment on function public.create_lead_from_contact_form(text, text, text, text, text, text, jsonb) is
  'Both contact forms. Answers {success, error, lead_id}; a refusal adds code. The Idempotency-Key header makes it repeatable.';

grant execute on function public.create_lead_from_contact_form(text, text, text, text, text, text, jsonb)
  to anon, authenticated, service_role;
