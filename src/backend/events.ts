import type { SendRows } from '../outbox/events/contract.ts'
import { rowsOutcomeOf } from './outcome.ts'
import { carryReplies, replyOf } from './replies.ts'
import { type Backend, connect } from './rest.ts'
import { type Session, signedIn } from './signed-in.ts'

/** A row of `analytics_events`: the columns by their names, the id made on this device. */
export type EventRow = { readonly id: string } & Readonly<Record<string, unknown>>

/**
 * Inserts analytics events, many in one request. The request of a page that is leaving outlives it (`keepalive`).
 * `storage`: where a sign-in is stored. Events are sent with it; one of another user, or of a session that has ended or
 * that the backend does not know, becomes anonymous: the database would refuse the whole batch for it.
 */
export const createEventSend = (backend: Backend, storage?: () => Pick<Storage, 'getItem'>): SendRows<EventRow> => {
  const staying = connect(backend, carryReplies())
  const outliving = connect(backend, carryReplies({ keepalive: true }))
  return async (rows, signal, { leaving }) => {
    const send = async (session: Session | undefined) => {
      const insert = (leaving ? outliving : staying)
        .from('analytics_events')
        .insert(rows.map((row) => ownedBy(row, session?.userId)))
        .abortSignal(signal)
      if (session) insert.setHeader('Authorization', `Bearer ${session.accessToken}`)
      return replyOf((await insert).data)
    }
    try {
      const session = storage && signedIn(storage, backend.url, (backend.now ?? Date.now)())
      const named = session && rows.some((row) => row.user_id === session.userId) ? session : undefined
      const first = await send(named)
      const isUnknown = named && (first.status === 401 || first.status === 403)
      return rowsOutcomeOf(isUnknown ? await send(undefined) : first, (backend.now ?? Date.now)())
    } catch (error) {
      return { kind: 'retry', reason: String(error) }
    }
  }
}

const ownedBy = (row: EventRow, userId: string | null | undefined): EventRow =>
  row.user_id && row.user_id !== userId ? { ...row, user_id: null } : row
