create function public.erase_contact(p_email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  leads bigint;
  turns bigint;
begin
  delete from public.leads l where lower(l.email) = lower(btrim(p_email));
  get diagnostics leads = row_count;

  delete from private.rate_events e where e.subject = private.keyed_hash('mailbox', private.mailbox(p_email));
  get diagnostics turns = row_count;

  -- Stored replies hold no personal data, and keep a late replay from bringing the lead back.
  return jsonb_build_object('leads', leads, 'rate_events', turns);
end
$$;

comment on function public.erase_contact(text) is 'Erases everything known of an e-mail address: its leads, their audits, its turns.';

grant execute on function public.erase_contact(text) to service_role;
