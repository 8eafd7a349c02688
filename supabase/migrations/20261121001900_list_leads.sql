create function public.list_leads(
  p_since timestamptz default null,
  p_status text default null,
  p_language text default null,
  p_after_at timestamptz default null,
  p_after uuid default null,
  p_limit integer default 500
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(page) order by created_at, id), '[]')
  from (
    select l.id, l.created_at, l.last_contact_at, l.source, l.status, l.language, l.name, l.email, l.phone, l.company,
      a.website, l.message, l.utm, l.project_source, l.flags, l.fill_ms, l.contract_ended_on
    from public.leads l left join public.audits a on a.lead_id = l.id
    where (p_since is null or l.created_at >= p_since)
      and (p_status is null or l.status = p_status)
      and (p_language is null or l.language = p_language)
      and (p_after is null or (l.created_at, l.id) > (p_after_at, p_after))
    order by l.created_at, l.id
    limit least(greatest(p_limit, 1), 1000)
  ) page
$$;
comment on function public.list_leads(timestamptz, text, text, timestamptz, uuid, integer) is
  'Leads, oldest first, a page at a time: p_after_at and p_after are created_at and id of the last lead before.';

grant execute on function public.list_leads(timestamptz, text, text, timestamptz, uuid, integer) to service_role;
