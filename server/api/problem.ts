/** An error as PostgREST reports it: the HTTP status, and a body of exactly these four fields. */
export type Problem = {
  status: number
  code: string
  message: string
  details: string | null
  hint: string | null
}

export function problem(status: number, code: string, message: string, hint: string | null = null): Problem {
  return { status, code, message, details: null, hint }
}

export function isProblem(value: object): value is Problem {
  return 'status' in value && 'code' in value && 'hint' in value
}

export function answerProblem({ status, code, message, details, hint }: Problem): Response {
  return Response.json({ code, details, hint, message }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** Answers before the whole body was read; the rest of it is not waited for. */
export function answerEarly(refusal: Problem): Response {
  const response = answerProblem(refusal)
  response.headers.set('Connection', 'close')
  return response
}

/** Asks the client to send again after `seconds`. */
export function answerLater(refusal: Problem, seconds: number): Response {
  const response = answerEarly(refusal)
  response.headers.set('Retry-After', String(seconds))
  return response
}

export const invalidJson = problem(400, 'PGRST102', 'Empty or invalid json')

/**
 * What PostgREST makes of an error of the database (its documentation, "Errors from PostgreSQL"); `undefined` for an
 * error that did not come from SQL.
 */
export function problemOf(error: unknown, role: string): Problem | undefined {
  // `severity` distinguishes SQL errors from those of the system: EPIPE looks like an SQL code, too.
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined
  if (typeof error.code !== 'string') return undefined
  return {
    status: statusOf(error.code, role),
    code: error.code,
    message: error.message,
    details: 'detail' in error && typeof error.detail === 'string' ? error.detail : null,
    hint: 'hint' in error && typeof error.hint === 'string' ? error.hint : null,
  }
}

/** First match wins: exact codes and longer classes are before the classes they belong to. */
const statuses: readonly (readonly [prefix: string, status: number])[] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53400', 500],
  ['P0001', 400],
  ['08', 503],
  ['53', 503],
  ['0L', 403],
  ['0P', 403],
  ['28', 403],
  ...['09', '25', '2D', '38', '39', '3B', '40', '54', '55', '57', '58', 'F0', 'HV', 'P0', 'XX'].map(
    (prefix) => [prefix, 500] as const,
  ),
]

function statusOf(code: string, role: string): number {
  if (code === '42501') return role === 'anon' ? 401 : 403
  // `raise … errcode 'PT413'`: PostgREST answers with the status that is written there.
  const raised = /^PT([2-5]\d\d)$/.exec(code)?.[1]
  if (raised) return Number(raised)
  return statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400
}
