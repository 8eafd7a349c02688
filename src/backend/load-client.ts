/** Loads the constructor of the backend's client. */
export async function loadClient() {
  // A part of the client, which would be asked for once the rest has arrived.
  import('@supabase/postgrest-js').catch(() => {})
  const { createClient } = await import('@supabase/supabase-js')
  return createClient
}
