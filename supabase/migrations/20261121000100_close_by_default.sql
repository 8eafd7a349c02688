-- Whatever later migrations create starts closed: hosted Supabase grants everything in public to the API roles.
revoke create on schema public from public;

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from public, anon, authenticated, service_role;

create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
comment on schema private is 'What only the functions of this project touch. No API role has usage here; never expose it.';
