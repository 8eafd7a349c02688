create function public.run_retention(p_now timestamptz default now()) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  events bigint;
  inquiries bigint;
  clients bigint;
  keys bigint;
  turns bigint;
  deliveries bigint;
begin
  delete from public.analytics_events where received_at < p_now - interval '26 months';
  get diagnostics events = row_count;

  delete from public.analytics_daily where day < (p_now - interval '26 months')::date;
  delete from public.analytics_daily_vitals where day < (p_now - interval '26 months')::date;

  delete from public.leads
    where status not in ('client', 'former_client') and last_contact_at < p_now - interval '2 years';
  get diagnostics inquiries = row_count;

  delete from public.leads
    where status = 'former_client'
      and coalesce(contract_ended_on::timestamptz, last_contact_at) < p_now - interval '3 years';
  get diagnostics clients = row_count;

  delete from private.idempotency_keys where created_at < p_now - interval '30 days';
  get diagnostics keys = row_count;

  delete from private.rate_events
    where at < p_now - (select greatest(audit_window, contact_window) from private.settings);
  get diagnostics turns = row_count;

  -- A webhook that was switched off leaves its queue behind.
  delete from private.lead_deliveries where created_at < p_now - interval '30 days';
  get diagnostics deliveries = row_count;

  return jsonb_build_object('analytics_events', events, 'inquiries', inquiries, 'clients', clients,
    'idempotency_keys', keys, 'rate_events', turns, 'lead_deliveries', deliveries);
end
$$;

comment on function public.run_retention(timestamptz) is
  'Deletes what is older than promised: events 26 months, inquiries 2 years from last contact, clients contract + 3 years. Run daily.';

grant execute on function public.run_retention(timestamptz) to service_role;
