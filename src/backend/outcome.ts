import type { Outcome } from '../outbox/contract.ts'

/** A reply as the network gave it; status 0 when there was none. */
export type Reply = {
  status: number
  body: unknown
  headers: { get(name: string): string | null }
}

type Reading = {
  /** Milliseconds since the epoch, for a `Retry-After` that is a date. */
  now: number
  /** The message when the server refuses without one. */
  fallback: string
}

/** With one of these the server has judged the submission itself; every other failure is the connection's or ours. */
const refusing = new Set([400, 409, 413, 422])

/** The code of a temporary refusal. */
const rateLimited = 'rate_limited'

/** Without a code it is recognized by its message (specification, section 8). */
const isRateLimit = (code: string | undefined, error: string | undefined) =>
  code === rateLimited || (code === undefined && Boolean(error?.includes('Rate limit')))

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}

/** Milliseconds, from seconds or an HTTP date (RFC 9110, 10.2.3). */
const retryAfter = (headers: Reply['headers'], now: number): number | undefined => {
  const value = headers.get('Retry-After')?.trim()
  if (!value) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  // The server's own date first: the device's clock may be years off.
  const sent = Date.parse(headers.get('Date') ?? '')
  const wait = Date.parse(value) - (Number.isNaN(sent) ? now : sent)
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

const retryOf = ({ status, headers }: Pick<Reply, 'status' | 'headers'>, now: number): Outcome => {
  const after = retryAfter(headers, now)
  const succeeded = status >= 200 && status < 300
  const reason = status === 0 ? 'no reply' : succeeded ? 'a reply that is not ours' : `status ${status}`
  return { kind: 'retry', reason, ...(after !== undefined && { after }) }
}

/** What a reply means for the entry that was sent. Only our own shape counts as delivered: captive portals answer 200 too. */
export const outcomeOf = ({ status, body, headers }: Reply, { now, fallback }: Reading): Outcome => {
  const succeeded = status >= 200 && status < 300
  const { success, code, error, message, retry_after } = fieldsOf(body)

  if (succeeded && success === true) return { kind: 'delivered', reply: body }

  const judged = succeeded || refusing.has(status)
  if (judged && isRateLimit(text(code), text(error))) {
    const after = typeof retry_after === 'number' ? retry_after * 1000 : retryAfter(headers, now)
    return { kind: 'retry', reason: rateLimited, message: text(error) ?? '', ...(after !== undefined && { after }) }
  }
  if (judged && (success === false || (!succeeded && text(code)))) {
    return { kind: 'refused', code: text(code) ?? 'refused', message: text(error) ?? text(message) ?? fallback }
  }

  return retryOf({ status, headers }, now)
}

/**
 * PostgREST's code while its schema is that of an earlier build, as 404 PGRST202 is for a procedure: a deploy is under way,
 * or was taken back. Events of other builds need not wait for it.
 */
const unknownColumn = 'PGRST204'

/** What a reply to an insert of events means: it is acknowledged by 201 and an empty body, and by nothing else. */
export const rowsOutcomeOf = ({ status, body, headers }: Reply, now: number): Outcome => {
  if (status === 201 && (body === null || body === undefined || body === '')) return { kind: 'delivered', reply: null }
  const { code, message } = fieldsOf(body)
  if (code === unknownColumn) return { kind: 'retry', reason: code, alone: true }
  if (refusing.has(status) && text(code)) {
    return { kind: 'refused', code: text(code) ?? '', message: text(message) ?? '' }
  }
  return retryOf({ status, headers }, now)
}
