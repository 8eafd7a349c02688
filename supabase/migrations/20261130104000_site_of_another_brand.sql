-- Nothing added the site_id of a re-branded site: each of its events was refused, and no report named a page of it.
create or replace function public.set_known_values(p_site_id text, p_pages text, p_event_types text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  -- What is known stays known: events of a page that was taken away are reported for two years.
  with site as (
    insert into public.sites (site_id) values (p_site_id) on conflict do nothing
  ), added as (
    insert into public.known_values (site_id, kind, value)
    select p_site_id, k.kind, v.value
    from (values ('page', p_pages), ('event_type', p_event_types)) k (kind, list),
      lateral jsonb_array_elements_text(k.list::jsonb) v (value)
    on conflict do nothing
    returning 1
  )
  select jsonb_build_object('added', (select count(*) from added))
$$;

comment on table public.sites is 'Sites whose analytics events are accepted. set_known_values() adds that of the brand file.';
