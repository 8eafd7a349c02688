import type { Database } from '../database.ts'

/** Milliseconds that an answer of the database counts for: however many ask, it is asked once. */
const fresh = 500

/** Whether the database answers. */
export function createPulse(database: Database): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(true)
  return () => {
    if (performance.now() - asked > fresh) {
      asked = performance.now()
      answer = database.batch([{ text: 'select 1::text', values: [] }]).then(
        () => true,
        () => false,
      )
    }
    return answer
  }
}
