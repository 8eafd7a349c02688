create table private.settings (
  only_row boolean primary key default true check (only_row),
  pepper text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  client_address_header text not null default 'x-client-address' check (client_address_header ~ '^[a-z0-9-]{1,64}$'),
  trusted_proxies integer not null default 0 check (trusted_proxies between 0 and 8),
  contact_window interval not null default '1 hour' check (contact_window > '0'),
  contacts_per_email integer not null default 5 check (contacts_per_email >= 0),
  contacts_per_address integer not null default 20 check (contacts_per_address >= 0),
  audit_window interval not null default '24 hours' check (audit_window > '0'),
  audits_per_email integer not null default 2 check (audits_per_email >= 0),
  audits_per_address integer not null default 10 check (audits_per_address >= 0),
  fastest_fill_ms integer not null default 2000 check (fastest_fill_ms >= 0),
  lead_webhook boolean not null default false
);

comment on table private.settings is 'The one row of settings: limits, where the client address stands, and the pepper of all hashes.';
comment on column private.settings.pepper is 'Random per installation: hashes of addresses mean nothing outside this database.';
comment on column private.settings.client_address_header is 'A request header that the edge sets itself and strips from what it is sent.';
comment on column private.settings.trusted_proxies is 'For x-forwarded-for: how many of its last entries were appended by proxies behind the edge.';
comment on column private.settings.fastest_fill_ms is 'A form filled in less time is flagged: no person types so fast. 0 flags none.';
comment on column private.settings.lead_webhook is 'Whether new leads are queued for the webhook; the server sets it at its start, from LEAD_WEBHOOK_URL.';

insert into private.settings default values;
