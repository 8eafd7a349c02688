-- An immutable function is run when a statement that calls it with constants is planned: to raise is an effect, and
-- plpgsql_check (supabase db lint), which plans every statement, took each refusal for an error.
alter function private.refuse(text, text) volatile;
