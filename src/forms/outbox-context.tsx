import { createContext, useContext } from 'react'
import type { Outbox } from '../outbox/contract.ts'
import type { Submission } from './submission.ts'

/** The outbox of the page. `null` while prerendering, and where there is none: then a form reports that it could not send. */
export const OutboxContext = createContext<Outbox<Submission> | null>(null)

export function useOutbox(): Outbox<Submission> | null {
  return useContext(OutboxContext)
}
