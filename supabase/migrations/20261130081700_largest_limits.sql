-- A line of IPv6 has twice the turns of an address. Twice the largest numbers that could be set is no integer: every form
-- sent by IPv6 was refused with that error.
update private.settings set contacts_per_address = least(contacts_per_address, 1000000000),
    audits_per_address = least(audits_per_address, 1000000000)
  where greatest(contacts_per_address, audits_per_address) > 1000000000;
alter table private.settings
  add check (contacts_per_address <= 1000000000), add check (audits_per_address <= 1000000000);
