import type { Reply } from './outcome.ts'

/** A reply on its way through one of Supabase's clients. */
export type Carried = { status: number; headers: [string, string][]; body: string }

/**
 * A `fetch` that hands over every reply as the body of a success: Supabase's clients pass on neither the headers nor
 * always the true status (a bare 404 becomes a 204).
 * @param options of each request
 */
export const carryReplies =
  (options: RequestInit = {}) =>
  async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await fetch(input, { ...init, ...options })
    const carried: Carried = {
      status: response.status,
      headers: [...response.headers],
      body: await response.text(),
    }
    return Response.json(carried)
  }

/** The reply that {@link carryReplies} handed over; `null` where none came. */
export function replyOf(carried: Carried | null): Reply {
  if (!carried) return { status: 0, body: undefined, headers: new Headers() }
  return { status: carried.status, body: read(carried.body), headers: new Headers(carried.headers) }
}

/** JSON if it is JSON, else text: a captive portal answers with its own page. */
function read(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
