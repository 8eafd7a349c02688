import { PostgrestClient } from '@supabase/postgrest-js'
import type { Submission } from '../forms/submission.ts'
import type { Send } from '../outbox/contract.ts'
import { carryReplies } from './replies.ts'
import { sendThrough } from './send-submission.ts'

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

/**
 * Sends a form's submission by its procedure, from the service worker: it cannot load supabase-js later, so it bundles
 * the REST client that supabase-js itself is built on.
 */
export const createWorkerSend = (backend: Backend): Send<Submission> => {
  const caller = connect(backend, carryReplies())
  return sendThrough(() => caller, backend.now)
}
