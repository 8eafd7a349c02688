-- A client of some years who was marked as lost, or as new by mistake, became an inquiry without a contact for all these
-- years, which the next retention deleted.
create or replace function public.set_lead_status(p_lead uuid, p_status text, p_contract_ended_on date default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_status is null
    or p_status not in ('new', 'contacted', 'qualified', 'client', 'former_client', 'lost', 'spam') then
    return private.refusal('invalid_status',
      'status must be new, contacted, qualified, client, former_client, lost or spam.');
  end if;
  if p_contract_ended_on is not null and p_status <> 'former_client' then
    return private.refusal('invalid_contract_end', 'Only a former client has an end of contract.');
  end if;

  update public.leads l set
    status = p_status,
    contract_ended_on = p_contract_ended_on,
    -- These states are reached by speaking with somebody, and a contract is a contact until it ends; retention counts from there.
    last_contact_at = case when p_status in ('contacted', 'qualified', 'client', 'former_client') or l.status = 'client'
      then now() else l.last_contact_at end
  where l.id = p_lead;
  if not found then
    return private.refusal('unknown_lead', 'There is no such lead.');
  end if;
  return private.accepted(p_lead);
end
$$;
