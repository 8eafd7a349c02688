import type { Procedure, Submission } from '../forms/submission.ts'
import type { Entry, Send } from '../outbox/contract.ts'
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

/** FNV-1a, of 32 bits: the texts of one draft are few, and WebCrypto is missing on plain http. */
const checksum = (text: string) =>
  [...text].reduce((hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5) >>> 0

/** Two tabs may send one draft in the same instant, each as an entry of its own: the same text of a draft has one key. */
const keyOf = ({ id, payload }: Entry<Submission>) =>
  payload.draft === undefined ? id : `${payload.draft}.${checksum(JSON.stringify(payload.arguments))}`

/** Calls a submission's procedure, with the key under which the server keeps one effect. */
export const sendThrough =
  (caller: () => Caller | Promise<Caller>, now = Date.now): Send<Submission> =>
  async (entry, signal) => {
    const { payload } = entry
    try {
      const { data } = await (await caller())
        .rpc(payload.procedure, payload.arguments)
        .setHeader('Idempotency-Key', keyOf(entry))
        .setHeader('X-Form-Signals', JSON.stringify(payload.signals ?? {}))
        .abortSignal(signal)
      return outcomeOf(replyOf(data), { now: now(), fallback: fallbacks[payload.procedure] })
    } catch (error) {
      return { kind: 'retry', reason: String(error) }
    }
  }
