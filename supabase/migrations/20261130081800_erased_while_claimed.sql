-- A lead that was claimed for the webhook at the moment in which it was erased was sent, and nobody was told of its
-- erasure, which had not seen the claim.
create or replace function private.erase_leads(p_leads uuid[]) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  theirs uuid[] := private.events_of(p_leads) || private.starts_of(p_leads);
  leads bigint;
  audits bigint;
  events bigint;
begin
  delete from public.analytics_events where id = any (theirs);
  get diagnostics events = row_count;

  if (select s.lead_webhook from private.settings s) then
    -- Waits for who is claiming one of them; from here on nobody can.
    perform from private.lead_deliveries d where d.lead_id = any (p_leads) for update;
    -- Not of a lead that was never sent; a minute after one that may be on its way.
    insert into private.erasure_notices (lead_id, next_attempt_at)
      select erased.id, now() + case when d.lead_id is null then interval '0' else interval '1 minute' end
      from public.leads erased left join private.lead_deliveries d
        on d.lead_id = erased.id and d.channel = 'webhook'
      where erased.id = any (p_leads) and (d.lead_id is null or d.attempts > 0);
  end if;

  delete from public.audits where lead_id = any (p_leads);
  get diagnostics audits = row_count;
  delete from public.leads where id = any (p_leads);
  get diagnostics leads = row_count;
  return jsonb_build_object('leads', leads, 'audits', audits, 'events', events);
end
$$;
