import type { Submission } from '../forms/submission.ts'
import type { Send } from '../outbox/contract.ts'
import { loadClient } from './load-client.ts'
import { carryReplies } from './replies.ts'
import type { Backend } from './rest.ts'
import { sendThrough } from './send-submission.ts'

type Client = Backend & {
  /** Loads the client's constructor when the first entry is sent. */
  load?: typeof loadClient
  /** Told when it cannot be had. */
  onMissing?: () => void
}

/** Sends a form's submission by its procedure, from a page. */
export const createSend = ({ url, key, load = loadClient, onMissing, now }: Client): Send<Submission> => {
  const connect = async () => {
    const createClient = await load()
    return createClient(url, key, {
      // No visitor signs in: nothing to keep, to refresh or to read from the address.
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: carryReplies() },
    })
  }
  let connected: ReturnType<typeof connect> | undefined
  const client = () => {
    connected ??= connect().catch((error) => {
      // A chunk that could not be loaded offline may be loaded later.
      connected = undefined
      onMissing?.()
      throw error
    })
    return connected
  }

  return sendThrough(client, now)
}
