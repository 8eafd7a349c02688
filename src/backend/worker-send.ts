import type { Submission } from '../forms/submission.ts'
import type { Send } from '../outbox/entry.ts'
import { carryReplies } from './replies.ts'
import { type Backend, connect } from './rest.ts'
import { sendSubmission } from './send-submission.ts'

/**
 * Sends a form's submission by its procedure, from the service worker: it cannot load supabase-js later, so it bundles
 * the REST client that supabase-js itself is built on.
 */
export const createWorkerSend = (backend: Backend): Send<Submission> => {
  const caller = connect(backend, carryReplies())
  return async (entry, signal) => {
    try {
      return await sendSubmission(entry, signal, { caller, now: (backend.now ?? Date.now)() })
    } catch (error) {
      return { kind: 'retry', reason: String(error) }
    }
  }
}
