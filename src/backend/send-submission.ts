import type { Procedure, Submission } from '../forms/submission.ts'
import type { Send } from '../outbox/contract.ts'
import { outcomeOf } from './outcome.ts'
import { type Carried, replyOf } from './replies.ts'

/** What supabase-js and the REST client under it have in common, over {@link carryReplies}. */
type Caller = {
  rpc(name: Procedure, given: Submission['arguments']): Call
}

type Call = {
  setHeader(name: string, value: string): Call
  abortSignal(signal: AbortSignal): PromiseLike<{ data: Carried | null }>
}

const fallbacks: Record<Procedure, string> = {
  create_lead_from_contact_form: 'Form submission failed',
  create_free_audit_from_form: 'Audit request failed',
}

/** Calls a submission's procedure. The entry's id is the key under which the server keeps one effect. */
export const sendThrough =
  (caller: () => Caller | Promise<Caller>, now = Date.now): Send<Submission> =>
  async ({ id, payload }, signal) => {
    try {
      const { data } = await (await caller())
        .rpc(payload.procedure, payload.arguments)
        .setHeader('Idempotency-Key', id)
        .setHeader('X-Form-Signals', JSON.stringify(payload.signals ?? {}))
        .abortSignal(signal)
      return outcomeOf(replyOf(data), { now: now(), fallback: fallbacks[payload.procedure] })
    } catch (error) {
      return { kind: 'retry', reason: String(error) }
    }
  }
