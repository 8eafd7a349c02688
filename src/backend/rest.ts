import { PostgrestClient } from '@supabase/postgrest-js'

export type Backend = {
  /** Origin of the Supabase project, or of the server that speaks its protocol. */
  url: string
  /** The publishable (anonymous) key. */
  key: string
  now?: () => number
}

/** The REST client under supabase-js, with the headers that supabase-js sends while nobody is signed in. */
export const connect = ({ url, key }: Backend, fetch: typeof globalThis.fetch) =>
  new PostgrestClient(`${url}/rest/v1`, { headers: { apikey: key, Authorization: `Bearer ${key}` }, fetch })
