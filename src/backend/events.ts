import type { SendRows } from '../outbox/events/contract.ts'
import { rowsOutcomeOf } from './outcome.ts'
import { rememberReplies } from './replies.ts'
import { type Backend, connect } from './rest.ts'

/** A row of `analytics_events`: the columns by their names, the id made on this device. */
export type EventRow = { readonly id: string } & Readonly<Record<string, unknown>>

/** Inserts analytics events, many in one request. The request of a page that is leaving outlives it (`keepalive`). */
export const createEventSend = (backend: Backend): SendRows<EventRow> => {
  const leavingSignals = new WeakSet<AbortSignal>()
  const replies = rememberReplies((signal) => ({ keepalive: leavingSignals.has(signal) }))
  const client = connect(backend, replies.fetch)
  return async (rows, signal, { leaving }) => {
    if (leaving) leavingSignals.add(signal)
    try {
      const { error, data, status } = await client
        .from('analytics_events')
        .insert([...rows])
        .abortSignal(signal)
      const response = replies.to(signal)
      if (status === 0 || !response) return { kind: 'retry', reason: 'no reply' }
      const reply = { status: response.status, body: data ?? error, headers: response.headers }
      return rowsOutcomeOf(reply, (backend.now ?? Date.now)())
    } catch (error) {
      return { kind: 'retry', reason: String(error) }
    }
  }
}
